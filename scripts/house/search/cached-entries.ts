import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTree } from '../reading/tree.ts';
import { entriesOf } from './index-entries.ts';
import type { Entry } from './search-entry.ts';

const SOURCES = '{kit,modules,apps,scripts,e2e,bench,docs}/**/*.{ts,tsx,mjs,sql,md,json}';
const isForeign = (path: string) => /(^|\/)(node_modules|dist|releases)(\/|$)/.test(path);

/** Reading the whole house takes seconds; while no file of it has changed, the last reading is taken. */
export function cachedEntries(root: string): readonly Entry[] {
  const file = join(root, '.cache/where.json');
  const stamp = stampOf(root);
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as { stamp: string; entries: Entry[] };
    if (known.stamp === stamp) return known.entries;
  } catch {
    // There is none yet, or it was not written to its end.
  }
  const entries = entriesOf(readTree(root));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ stamp, entries }));
  return entries;
}

function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const path of globSync([SOURCES, '.env.example'], { cwd: root, exclude: isForeign }).sort()) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}
