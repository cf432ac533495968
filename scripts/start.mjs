// npm start: dependencies, servers, build, processes, web. Parses on any Node with modules, so that an old one gets a sentence.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Dossier needs Node 20.19 or later to start (this is ${process.versions.node}); install it, then run npm start again.`,
  );
  process.exit(1);
}
const { main } = await import('./start/main.mjs');
await main();
