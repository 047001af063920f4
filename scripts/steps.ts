import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './root.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** A signal to us is for what we started as well; the terminal's Ctrl-C reaches both, and the tools bear it twice. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    for (const child of running) child.kill(signal);
  });
}

/** Runs a step in our terminal, and says what it was and how long it took. After an interruption nothing new is begun. */
export async function run({ name, command: [program, ...args], env }: Step): Promise<boolean> {
  if (isInterrupted) return false;
  const begin = performance.now();
  say(`\n▸ ${name}`);
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  running.add(child);
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      say(error.message);
      resolve(null);
    });
  });
  running.delete(child);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  say(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds} s`);
  return code === 0;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function wasInterrupted(): boolean {
  return isInterrupted;
}
