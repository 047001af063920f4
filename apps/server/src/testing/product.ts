import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ProductOptions = {
  readonly port: number;
  readonly dataDir: string;
  /** Further variables of `.env.example`; nothing else of our own environment gets through. Virtual lockers run only when asked for. */
  readonly env?: Readonly<Record<string, string>>;
};

export type Product = {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  readonly ended: Promise<number | null>;
  /** Ends it the way an operator does. */
  stop(): Promise<void>;
};

/** The real server in a process and a process group of its own; resolves when it takes requests. It ends when we do, however we do. */
export async function startProduct({ port, dataDir, env = {} }: ProductOptions): Promise<Product> {
  const usual = {
    PATH: process.env.PATH ?? '',
    // Code that was compiled for an earlier start; half of what a start costs.
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    LOG_LEVEL: 'warn',
    SIMULATION: 'off',
    DRAIN_SECONDS: '0',
    MQTT_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [MAIN], {
    cwd: tmpdir(),
    env: { ...usual, ...env, PORT: String(port), DATA_DIR: dataDir },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  // Only its own word counts at first: on a taken port somebody else would answer.
  while (!output.includes('is ready after') || !(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the product did not start:\n${output}`);
    await sleep(20);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, child, output: () => output, ended, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
