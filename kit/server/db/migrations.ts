import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Module } from '../app/module.ts';

export type Migration = {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
  /** All of it or nothing; a file that begins with `-- without a transaction` goes without. */
  readonly hasTransaction: boolean;
};

const KIT_SQL = new URL('../sql/', import.meta.url);
/** First line of a file whose statements PostgreSQL runs outside of a transaction only: indexes made while others write. */
const WITHOUT = '-- without a transaction';

/** Every migration of a house. File names start with a UTC timestamp, so one sort puts those of all modules in order. */
export async function migrationsOf(modules: readonly Module[]): Promise<Migration[]> {
  const folders = [
    { name: 'kit', sql: KIT_SQL },
    ...modules.flatMap(({ name, sql: folder }) => (folder ? [{ name, sql: folder }] : [])),
  ];
  const found: Migration[] = [];
  for (const folder of folders) {
    for (const file of (await readdir(folder.sql)).filter((name) => name.endsWith('.sql'))) {
      const text = await readFile(new URL(file, folder.sql), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const hasTransaction = text.split('\n', 1)[0]!.trim() !== WITHOUT;
      found.push({ id: `${file.slice(0, -4)}@${folder.name}`, text, hash, hasTransaction });
    }
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** One by one, as PostgreSQL wants them outside of a transaction. A statement ends where a line ends with a semicolon. */
export function statementsOf({ text }: Pick<Migration, 'text'>): string[] {
  const withoutComments = text.replaceAll(/^\s*--.*$/gm, '');
  return withoutComments
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
