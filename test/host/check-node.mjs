// Plain JavaScript, so that an older Node can run it and say what is missing.
const needed = 24;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `Sajili's tools need Node ${needed} or newer, for node:sqlite and TypeScript; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
