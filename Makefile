.PHONY: demo test check bench bench-images browser soak fuzz fuzz-short sbom install dist test-dist test-docs clean

demo: ; @scripts/demo
test: ; @scripts/test
check: ; @scripts/check
bench: ; @scripts/bench
bench-images: ; @scripts/bench-images
browser: ; @scripts/browser
soak: ; @scripts/soak
fuzz: ; @scripts/fuzz
fuzz-short: ; @scripts/fuzz 20
sbom: ; @scripts/sbom
install: ; @scripts/install "$(PREFIX)"
dist: ; @scripts/dist
test-dist: ; @scripts/test-dist
test-docs: ; @scripts/test-docs
clean: ; rm -rf .build Benchmarks/.build
