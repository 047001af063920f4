import { breach, type HouseRule } from './breach.ts';
import { EXCEPTIONS_FILE } from './exceptions.ts';
import { type Key, type Table, tablesIn } from './reading/sql-text.ts';
import type { Tree } from './reading/tree.ts';
import { unneeded } from './unneeded.ts';

const LEAD = 'company_id';

/** A child cannot point into another company, and every look-up begins with the company: `company_id` leads every key of tenant data. */
export const tenantKeys: HouseRule = (tree) => {
  const { tables, keys } = keysOf(tree);
  const isTenant = new Set(tables.filter(({ columns }) => columns.includes(LEAD)).map(({ name }) => name));
  const found = keys
    .filter(({ table, columns }) => isTenant.has(table) && columns[0] !== LEAD)
    .filter(({ target }) => !target || isTenant.has(target.table));
  const needed = new Set(found.map(({ name }) => name));
  return [
    ...found
      .filter(({ name }) => !(name in tree.exceptions.keys))
      .map(({ file, line, kind, name, columns }) =>
        breach(
          file,
          line,
          `${kind} ${name} (${columns.join(', ')}) is not led by ${LEAD}`,
          `Put ${LEAD} first, or say in ${EXCEPTIONS_FILE} why not`,
        ),
      ),
    ...tables
      .filter(({ name, keys: own }) => isTenant.has(name) && !own.some(({ kind }) => kind === 'primary key'))
      .map(({ file, line, name }) =>
        breach(file, line, `${name} has no primary key`, `Give it one that begins with ${LEAD}`),
      ),
    ...unneeded(tree.exceptions.keys, needed),
  ];
};

type PlacedKey = Key & { readonly file: string; readonly table: string };

function keysOf(tree: Tree): { tables: Table[]; keys: PlacedKey[] } {
  const tables: Table[] = [];
  const keys: PlacedKey[] = [];
  for (const { path, text } of tree.sqlFiles) {
    const found = tablesIn(path, text);
    tables.push(...found.tables);
    keys.push(...found.keys.map((key) => ({ ...key, file: path })));
    for (const table of found.tables)
      keys.push(...table.keys.map((key) => ({ ...key, file: path, table: table.name })));
  }
  return { tables, keys };
}
