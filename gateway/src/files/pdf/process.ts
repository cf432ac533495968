import { inspectPdf } from './inspect.js';

/** A process of its own: a file that eats memory or time takes nothing with it but this. */
process.on('message', (bytes: Uint8Array) => {
  inspectPdf(bytes).then(
    (active) => process.send?.({ active }),
    () => process.send?.({}),
  );
});
process.on('disconnect', () => process.exit());
