import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
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
export async function run(step: Step): Promise<boolean> {
  if (isInterrupted) return false;
  print(`\n▸ ${step.name}`);
  const { isFine, seconds } = await finished(step, 'inherit');
  print(`${isFine ? '✓' : '✗'} ${step.name}: ${seconds} s`);
  return isFine;
}

/** Runs steps that do not need each other, one for each core; what each says comes in one piece when it is done. */
export async function runTogether(steps: readonly Step[]): Promise<readonly boolean[]> {
  const waiting = [...steps.entries()];
  const outcomes = steps.map(() => false);
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next && !isInterrupted; next = waiting.shift()) {
      const [at, step] = next;
      const { isFine, seconds, output } = await finished(step, 'pipe');
      print(`\n▸ ${step.name}\n${output}${isFine ? '✓' : '✗'} ${step.name}: ${seconds} s`);
      outcomes[at] = isFine;
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return outcomes;
}

type Outcome = { readonly isFine: boolean; readonly seconds: string; readonly output: string };

async function finished({ command: [program, ...args], env }: Step, where: 'inherit' | 'pipe'): Promise<Outcome> {
  const begin = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: where === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      print(error.message);
      resolve(null);
    });
  });
  running.delete(child);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return { isFine: code === 0, seconds, output: Buffer.concat(chunks).toString('utf8') };
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function wasInterrupted(): boolean {
  return isInterrupted;
}
