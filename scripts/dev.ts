import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const SERVER = ['node', '--watch', '--watch-preserve-output', join(ROOT, 'apps/server/src/main.ts')];
const BACK_OFFICE = ['vite', '--clearScreen', 'false'];
const STOREFRONT = ['vite', 'build', '--watch', '--clearScreen', 'false', '--logLevel', 'warn'];

/**
 * The server restarts when a source changes; the back-office is served from its sources and asks the server on port 3000. Pages of
 * sites are drawn by the server itself: they are built anew with each change, and the server that watches that file starts again.
 */
const children = [
  start(SERVER, ROOT),
  start(BACK_OFFICE, join(ROOT, 'apps/admin')),
  start(STOREFRONT, join(ROOT, 'apps/storefront')),
];

function start([program = '', ...args]: readonly string[], cwd: string): ChildProcess {
  const child = spawn(program, args, { cwd, stdio: 'inherit' });
  // One without the other is of no use.
  child.once('exit', () => stopAll('SIGTERM'));
  return child;
}

function stopAll(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
process.on('disconnect', () => stopAll('SIGTERM'));
// Listening alone is no reason to stay.
process.channel?.unref();
