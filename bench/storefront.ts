import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'undici';
import { cpuMicroseconds, fire, inTurns } from './load.ts';
import { fireRaw } from './raw-load.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const CLIENT = new URL('../apps/storefront/dist/client/', import.meta.url);
const MOST_KB = 130;
const MOST_MS = 50;
/** Visitors who read at once, while pages are drawn for each. */
const READERS = 2;

/** P2: the first page of the demo site, kept and drawn anew. */
export async function benchPages({ product }: World, seconds: number): Promise<Row[]> {
  const { port } = new URL(product.url);
  const headers = { host: `zeitlager.localhost:${port}`, 'accept-language': 'de', 'accept-encoding': 'br' };
  const kept = { url: product.url, path: '/', headers };
  // Whoever brings a session, even one that has ended, gets a page of their own.
  const own = { ...kept, headers: { ...headers, cookie: 'fw_session=nobody' }, connections: READERS };
  const bytes = await bytesOf(kept.url, headers);
  return withTwin('page.ts', [String(bytes)], async (twin) => {
    const bare = { ...twin, path: '/' };
    for (const warm of [kept, bare]) await fireRaw({ ...warm, seconds: 2 });
    await fire({ ...own, seconds: 2 });
    const cpu = [product.child.pid!, twin.pid].map((pid) => ({ pid, before: cpuMicroseconds(pid) }));
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => fireRaw({ ...kept, seconds: turn }),
      (turn) => fireRaw({ ...bare, seconds: turn }),
    );
    const [cpuMine, cpuTheirs] = cpu.map(({ pid, before }) => cpuMicroseconds(pid) - before) as [number, number];
    const each = [cpuMine / (mine.perSecond * seconds * 2), cpuTheirs / (theirs.perSecond * seconds * 2)] as const;
    const drawn = await fire({ ...own, seconds });
    return [
      {
        figure: 'P2 kept page, requests/s',
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(mine.perSecond / theirs.perSecond),
        goal: '≥ 85 %',
        isMet: mine.perSecond >= theirs.perSecond * 0.85,
      },
      {
        figure: 'P2 kept page, CPU µs/request',
        ours: rounded(each[0]),
        twin: rounded(each[1]),
        ratio: percent(each[0] / each[1]),
        goal: '',
        isMet: null,
      },
      {
        figure: 'P2 page drawn anew, p99 ms',
        ours: rounded(drawn.p99Ms, 1),
        twin: `${rounded(drawn.p50Ms, 1)} p50`,
        ratio: '',
        goal: `≤ ${MOST_MS} ms`,
        isMet: drawn.p99Ms <= MOST_MS,
      },
    ];
  });
}

/** As they travel: compressed. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  const client = new Client(url);
  const reply = await client.request({ method: 'GET', path: '/', headers });
  const { byteLength } = await reply.body.arrayBuffer();
  await client.close();
  return byteLength;
}

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };

/** P9: the scripts of a page, the largest of all; what is fetched later (a map, after consent) is not among them. */
export async function benchPageScripts(): Promise<Row> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', CLIENT), 'utf8')) as Record<string, Chunk>;
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!;
  const views = Object.keys(manifest).filter((name) => name.endsWith('-view.tsx'));
  const sizes = await Promise.all(views.map((view) => gzipKb(filesOf(manifest, [entry, view]))));
  const largest = Math.max(...sizes);
  return {
    figure: 'P9 storefront page, kB JS gz',
    ours: rounded(largest),
    twin: `${rounded(Math.min(...sizes))} the smallest of ${sizes.length}`,
    ratio: '',
    goal: `≤ ${MOST_KB} kB`,
    isMet: largest <= MOST_KB,
  };
}

function filesOf(manifest: Record<string, Chunk>, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const chunk of names.map((name) => manifest[name]!)) {
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

async function gzipKb(files: ReadonlySet<string>): Promise<number> {
  const all = await Promise.all([...files].map((file) => readFile(new URL(file, CLIENT))));
  return all.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1000;
}
