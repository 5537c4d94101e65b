.PHONY: demo test check bench bench-images browser install clean

demo: ; @scripts/demo
test: ; @scripts/test
check: ; @scripts/check
bench: ; @scripts/bench
bench-images: ; @scripts/bench-images
browser: ; @scripts/browser
install: ; @scripts/install "$(PREFIX)"
clean: ; rm -rf .build Benchmarks/.build
