import { Client } from 'undici';
import { blocksKb, builtManifest, scriptKb } from '../apps/storefront/page-weight.ts';
import { TEMPLATES } from '../modules/across/site-templates/server/templates.ts';
import { cpuMicroseconds, fire, inTurns, type Load, type Percentiles } from './load.ts';
import { fireRaw } from './raw-load.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const MOST_KB = 130;
const MOST_KB_OF_BLOCKS = 100;
const MOST_MS = 50;
/** Visitors who read at once, while pages are drawn for each. */
const READERS = 2;

type Measured = { readonly figure: string; readonly host: string; readonly path: string };

/** P2: the first page of the demo site, kept and drawn anew. */
export function benchPages(world: World, seconds: number): Promise<Row[]> {
  const { port } = new URL(world.product.url);
  return benchPage(world, seconds, { figure: 'P2', host: `zeitlager.localhost:${port}`, path: '/' });
}

export async function benchPage({ product }: World, seconds: number, { figure, host, path }: Measured): Promise<Row[]> {
  const headers = { host, 'accept-language': 'de', 'accept-encoding': 'br' };
  const kept = { url: product.url, path, headers };
  // Whoever brings a session, even one that has ended, gets a page of their own.
  const own = { ...kept, headers: { ...headers, cookie: 'fw_session=nobody' }, connections: READERS };
  const bytes = await bytesOf(kept);
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
        figure: `${figure} kept page, requests/s`,
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(mine.perSecond / theirs.perSecond),
        goal: '≥ 85 %',
        isMet: mine.perSecond >= theirs.perSecond * 0.85,
      },
      {
        figure: `${figure} kept page, CPU µs/request`,
        ours: rounded(each[0]),
        twin: rounded(each[1]),
        ratio: percent(each[0] / each[1]),
        goal: '',
        isMet: null,
      },
      drawnRow(`${figure} page drawn anew`, drawn),
    ];
  });
}

function drawnRow(figure: string, { p50Ms, p95Ms, p99Ms }: Percentiles): Row {
  return {
    figure: `${figure}, p50 / p95 / p99 ms`,
    ours: [p50Ms, p95Ms, p99Ms].map((ms) => rounded(ms, 1)).join(' / '),
    twin: '',
    ratio: '',
    goal: `p95 ≤ ${MOST_MS} ms`,
    isMet: p95Ms <= MOST_MS,
  };
}

/** As they travel: compressed. */
async function bytesOf({ url, path, headers }: Pick<Load, 'url' | 'path' | 'headers'>): Promise<number> {
  const client = new Client(url);
  const reply = await client.request({ method: 'GET', path, headers: headers ?? {} });
  const { byteLength } = await reply.body.arrayBuffer();
  await client.close();
  return byteLength;
}

/** P9: the scripts of a page, the largest of all. */
export async function benchPageScripts(): Promise<Row[]> {
  const manifest = await builtManifest();
  const views = Object.keys(manifest).filter((name) => name.endsWith('-view.tsx') && name.includes('/storefront/'));
  const pages = await Promise.all(views.map((view) => scriptKb(manifest, [view])));
  const starts = await Promise.all(
    TEMPLATES.map(({ pages: [start] }) =>
      blocksKb(
        manifest,
        start!.blocks.map(({ kind }) => kind),
      ),
    ),
  );
  return [
    weight('P9 storefront page, kB JS gz', pages, MOST_KB),
    weight('P9 first page of a template, kB JS gz', starts, MOST_KB_OF_BLOCKS),
  ];
}

function weight(figure: string, sizes: readonly number[], most: number): Row {
  const largest = Math.max(...sizes);
  return {
    figure,
    ours: rounded(largest),
    twin: `${rounded(Math.min(...sizes))} the smallest of ${sizes.length}`,
    ratio: '',
    goal: `≤ ${most} kB`,
    isMet: largest <= most,
  };
}
