const EVERY_MS = 2;

/**
 * How late timers of a process are that does nothing, sorted, in milliseconds. A virtual machine whose processors serve
 * others, too, cannot answer faster than that.
 */
export function timerLateness(seconds) {
  const late = [];
  let last = performance.now();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      late.push(Math.max(0, now - last - EVERY_MS));
      last = now;
      if (late.length < (seconds * 1_000) / EVERY_MS) return;
      clearInterval(timer);
      resolve(late.sort((a, b) => a - b));
    }, EVERY_MS);
  });
}
