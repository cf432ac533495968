// npm test: every stage of the table in test/stages.mjs; `npm test -- lint unit` runs just those. Parses on an old Node, too.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.log(
    `The tests need Node 20.19 or later (this is ${process.versions.node}); install it, then run npm test again.`,
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const { main } = await import('./test/main.mjs');
await main();
