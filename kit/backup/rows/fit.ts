import { migrationsOf } from '@fachwerk/server/migrations';
import type { Module } from '@fachwerk/server/module';
import type { Manifest } from '../archive/manifest.ts';

/** Why this version cannot open what is in a backup, or null. An older backup fits: its tables are brought up to date. */
export async function whyNotFit({ product, migrations }: Manifest, modules: readonly Module[]): Promise<string | null> {
  const known = new Map((await migrationsOf(modules)).map(({ id, hash }) => [id, hash]));
  const foreign = migrations.find(({ id }) => !known.has(id));
  if (foreign)
    return `The backup was made by a newer version of Fachwerk (${product}): this one does not know ${foreign.id}.`;
  const edited = migrations.find(({ id, hash }) => known.get(id) !== hash);
  if (edited) return `The migration ${edited.id} is not the one that the backup was made with (Fachwerk ${product}).`;
  return null;
}
