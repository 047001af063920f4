import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Row, rounded } from './table.ts';

const DIST = new URL('../apps/admin/dist/', import.meta.url);
const MOST_KB = 250;

/** P9: the scripts that the browser fetches before the first screen stands, and all there are. */
export async function benchBundle(): Promise<Row> {
  const html = await readFile(new URL('index.html', DIST), 'utf8');
  const first = [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path]) => path!);
  const assets = (await readdir(new URL('assets/', DIST))).filter((name) => name.endsWith('.js'));
  const firstKb = await gzipKb(first);
  const allKb = await gzipKb(assets.map((name) => `assets/${name}`));
  const goal = `≤ ${MOST_KB} kB`;
  return {
    figure: 'P9 admin first load, kB JS gz',
    ours: rounded(firstKb),
    twin: `${rounded(allKb)} all screens`,
    ratio: '',
    goal,
    isMet: firstKb <= MOST_KB,
  };
}

async function gzipKb(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(new URL(path, DIST))));
  return files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1000;
}
