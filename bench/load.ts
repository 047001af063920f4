import { readFileSync } from 'node:fs';
import { Client } from 'undici';

export type Load = {
  readonly url: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  /** Each request comes from an address of its own, so that no limit per address is met. */
  readonly fromEverywhere?: boolean;
  readonly body?: string;
  readonly connections?: number;
  readonly seconds: number;
};

export type Percentiles = { readonly p50Ms: number; readonly p95Ms: number; readonly p99Ms: number };
export type Measured = Percentiles & { readonly perSecond: number };

/** Sends one request after the other on each connection until the time is over. An answer other than 200 ends the run. */
export async function fire({
  url,
  path,
  method = 'GET',
  headers = {},
  fromEverywhere = false,
  body,
  connections = 32,
  seconds,
}: Load): Promise<Measured> {
  const until = performance.now() + seconds * 1000;
  const tookMs: number[] = [];
  async function gun(_: unknown, number: number): Promise<void> {
    const client = new Client(url);
    while (performance.now() < until) {
      const startedAt = performance.now();
      const from = fromEverywhere ? { 'x-forwarded-for': addressOf(tookMs.length + number * 100_000) } : {};
      const reply = await client.request({ method, path, headers: { ...headers, ...from }, body: body ?? null });
      await reply.body.dump();
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`);
      tookMs.push(performance.now() - startedAt);
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: connections }, gun));
  return { perSecond: tookMs.length / seconds, ...percentiles(tookMs) };
}

const TURNS = 4;

/** Both in short turns, so that whatever else this machine does meets them alike; what each took is the mean of its turns. */
export async function inTurns(
  seconds: number,
  mine: (seconds: number) => Promise<Measured>,
  theirs: (seconds: number) => Promise<Measured>,
): Promise<{ readonly mine: Measured; readonly theirs: Measured }> {
  const turns: [Measured, Measured][] = [];
  for (let turn = 0; turn < TURNS; turn++) turns.push([await mine(seconds / TURNS), await theirs(seconds / TURNS)]);
  const meanOf = (who: 0 | 1, figure: keyof Measured) =>
    turns.reduce((sum, turn) => sum + turn[who][figure], 0) / TURNS;
  const figures = (who: 0 | 1): Measured => ({
    perSecond: meanOf(who, 'perSecond'),
    p50Ms: meanOf(who, 'p50Ms'),
    p95Ms: meanOf(who, 'p95Ms'),
    p99Ms: meanOf(who, 'p99Ms'),
  });
  return { mine: figures(0), theirs: figures(1) };
}

const addressOf = (n: number) => `198.18.${(n >> 8) & 255}.${n & 255}`;

/** An address that is another one each time, so that no limit per address is met. */
export function anywhere(): string {
  return `198.18.${Array.from({ length: 2 }, () => Math.floor(Math.random() * 256)).join('.')}`;
}

export function percentiles(values: number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

const TICK_MICROSECONDS = 10_000;

/** What a process has computed so far; Linux keeps it in hundredths of a second. Elsewhere nothing is known. */
export function cpuMicroseconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
  } catch {
    return Number.NaN;
  }
}
