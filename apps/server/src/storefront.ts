import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { SiteApp } from '@fachwerk/base/site-visit';

/** What is built is no package of ours, and may be missing: it is loaded by its path. */
const built = createRequire(import.meta.url);
const DIST = new URL('../../storefront/dist/', import.meta.url);

type Built = { storefront(manifest: unknown, read: (file: string) => string): SiteApp };
export type Storefront = { readonly app: SiteApp; readonly folder: string };

/** What the build made of the storefront: a file that draws pages, and the files their browsers fetch. Tests of the API have none. */
export async function builtStorefront(dist = DIST): Promise<Storefront | undefined> {
  const script = new URL('server/server.js', dist);
  const client = new URL('client/', dist);
  if (!existsSync(script)) return undefined;
  const manifest: unknown = JSON.parse(await readFile(new URL('manifest.json', client), 'utf8'));
  const { storefront } = built(fileURLToPath(script)) as Built;
  const read = (file: string) => readFileSync(new URL(file, client), 'utf8');
  return { app: storefront(manifest, read), folder: fileURLToPath(client) };
}
