/**
 * `npm start [-- --host] [--no-open] [--user-data-dir=FOLDER]`: builds Sajili where that is needed and starts it on
 * Electron; where Electron's binary cannot be had, it says so and starts the host. Runs until the window is closed or
 * Ctrl+C is pressed. `--host` goes without Electron, `--no-open` leaves the browser alone.
 */
import './check-node.mjs';
import path from 'node:path';
import { buildIfStale } from './build.ts';
import { findOrFetchElectron, isRoot } from './electron-binary.ts';
import { openInBrowser, startOnElectron, startOnHost, type RunningProgram } from './program.ts';

const folder = path.resolve(import.meta.dirname, '../..');
const OWN = new Set(['--host', '--no-open']);
const given = process.argv.slice(2);
const args = given.filter((text) => !OWN.has(text));

process.exitCode = buildIfStale(folder) ? await runToTheEnd(start()) : 1;

function start(): RunningProgram {
  if (given.includes('--host')) return startHost();
  const electron = findOrFetchElectron();
  if (electron.is === 'found' && !isRoot()) return startOnElectron(electron.file, folder, args, {});
  const why = electron.is === 'found' ? 'it does not start for root' : electron.why;
  console.log(`Electron cannot be used here (${why}), so Sajili runs in a browser, on its test host.`);
  return startHost();
}

function startHost(): RunningProgram {
  let hasWindow = false;
  const program = startOnHost(folder, args, {}, (url) => {
    hasWindow = true;
    console.log(`Sajili is at ${url}\nCtrl+C ends it.`);
    if (!given.includes('--no-open')) openInBrowser(url);
  });
  void program.exited.then((code) => code === 0 && !hasWindow && console.log('Sajili is already running.'));
  return program;
}

async function runToTheEnd(program: RunningProgram): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void program.end());
  return (await program.exited) ?? 1;
}
