.PHONY: demo test check bench browser install clean

demo: ; @scripts/demo
test: ; @scripts/test
check: ; @scripts/check
bench: ; @scripts/bench
browser: ; @scripts/browser
install: ; @scripts/install "$(PREFIX)"
clean: ; rm -rf .build Benchmarks/.build
