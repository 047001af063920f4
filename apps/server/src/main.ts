import { CannotStart } from '@fachwerk/server/cannot-start';
import { noteDefect } from '@fachwerk/server/note-defect';
import { environment, readConfig } from './config.ts';
import { greeting } from './greeting.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer | undefined;
let isStopping = false;
let drainMs = 0;

async function main(): Promise<void> {
  const config = readConfig(environment());
  drainMs = config.drainMs;
  // The house takes a moment to load; a mistake in the configuration need not wait for it.
  const { startServer } = await import('./server.ts');
  server = await startServer(config, fail);
  if (!isStopping) process.stdout.write(greeting(config, server, process.uptime()));
}

/** Once is enough: Ctrl-C reaches us from the terminal and from the script that started us. */
async function stop(exitCode: number, redForMs: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await starting;
  await server?.stop(redForMs);
  process.exit(exitCode);
}

function fail(error: unknown): void {
  report(error);
  if (!(error instanceof CannotStart)) noteDefect({ err: error, part: 'process' }, 'uncaught');
  leave(1);
}

function leave(exitCode: number, redForMs = 0): void {
  stop(exitCode, redForMs).catch((error) => {
    report(error);
    process.exit(1);
  });
}

function report(error: unknown): void {
  process.stderr.write(`\n${error instanceof CannotStart ? error.message : (error as Error).stack}\n`);
}

// Who read our words may be gone before us. Complaining about it would be one more word that cannot be written.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// A signal before the house is open waits until it is, and closes it at once.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => leave(0));
// Sent by whoever runs servers: those who pass requests on look at `/api/ready` before the port closes.
process.on('SIGTERM', () => leave(0, drainMs));
// The script that started us was killed: nobody would know of us any more.
process.on('disconnect', () => leave(0));
process.on('uncaughtException', fail);

const starting = main().catch(fail);
