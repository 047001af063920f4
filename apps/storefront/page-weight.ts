import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const CLIENT = new URL('./dist/client/', import.meta.url);

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
type Manifest = Readonly<Record<string, Chunk>>;

/** What the last build made for the browser. */
export async function builtManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('manifest.json', CLIENT), 'utf8')) as Manifest;
}

/** The scripts of a page with these views, compressed; what is fetched later (a map, after consent) is not among them. */
export async function scriptKb(manifest: Manifest, views: readonly string[]): Promise<number> {
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry && name.endsWith('/browser.ts'))!;
  const files = await Promise.all(
    [...filesOf(manifest, [entry, ...views])].map((file) => readFile(new URL(file, CLIENT))),
  );
  return files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1000;
}

/** The same of a page that is made of blocks of these kinds. */
export function blocksKb(manifest: Manifest, kinds: readonly string[]): Promise<number> {
  const parts = kinds.map((kind) => `/blocks/${kind}/${kind}-view.tsx`);
  const names = Object.keys(manifest).filter((name) => parts.some((part) => name.endsWith(part)));
  const view = Object.keys(manifest).find((name) => name.endsWith('/pages/storefront/block-view.tsx'))!;
  return scriptKb(manifest, [view, ...names]);
}

function filesOf(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const chunk of names.map((name) => manifest[name]!)) {
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}
