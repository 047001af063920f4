import { type Breach, breach, type HouseRule } from '../breach.ts';
import { tablesIn, withoutComments } from '../reading/sql-text.ts';
import type { Tree } from '../reading/tree.ts';

const GLOSSARY = 'docs/glossary.md';
const PATH = /\b(?:modules|kit|apps|docs)\/[\w.-]+(?:\/[\w.-]+)*/g;

/** The glossary names every module and every table, and nothing that is not there. */
export const glossary: HouseRule = (tree) => {
  if (!tree.has(GLOSSARY)) return [];
  const text = tree.read(GLOSSARY);
  const tables = tablesOf(tree);
  return [...missing(tree, text, tables), ...untrue(tree, text, tables)];
};

/** Those that are left after all migrations: `schema.table`. */
function tablesOf(tree: Tree): ReadonlySet<string> {
  const tables = new Set<string>();
  for (const { path, text } of [...tree.sqlFiles].sort((a, b) => (nameOf(a.path) < nameOf(b.path) ? -1 : 1))) {
    for (const { name } of tablesIn(path, text).tables) tables.add(name);
    const clean = withoutComments(text);
    for (const [, name] of clean.matchAll(/\bdrop table (?:if exists )?([\w.]+)/gi)) tables.delete(name!);
    for (const [, from, to] of clean.matchAll(/\balter table ([\w.]+)\s+rename to (\w+)/gi)) {
      tables.delete(from!);
      tables.add(`${from!.split('.')[0]}.${to}`);
    }
  }
  return tables;
}

/** Migrations run in the order of their names, whichever module they belong to. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function missing(tree: Tree, text: string, tables: ReadonlySet<string>): Breach[] {
  const flag = (what: string) => breach(GLOSSARY, 1, `${what} is missing`, 'Add it with the word people use for it');
  const paths = new Set(text.match(PATH));
  const isNamed = (folder: string) => [...paths].some((path) => path === folder || path.startsWith(`${folder}/`));
  const modules = [...tree.packages.values()].filter(({ zone, path }) => zone === 'modules' && !isNamed(path));
  const words = new Set(text.match(/[\w.]+/g));
  const unnamed = [...tables].filter((name) => !words.has(name)).sort();
  return [...modules.map(({ path }) => path), ...unnamed].map(flag);
}

function untrue(tree: Tree, text: string, tables: ReadonlySet<string>): Breach[] {
  const schemas = new Set([...tables].map((name) => name.split('.')[0]!));
  return text.split('\n').flatMap((line, at) => {
    const paths = (line.match(PATH) ?? []).map((path) => path.replace(/\.$/, ''));
    const named = [...line.matchAll(/`([a-z_]+)\.([a-z_]+)`/g)].map(([, schema, table]) => ({ schema, table }));
    return [
      ...paths.filter((path) => !tree.has(path)),
      ...named
        .filter(
          ({ schema, table }) => schemas.has(schema!) && !table!.endsWith('_view') && !tables.has(`${schema}.${table}`),
        )
        .map(({ schema, table }) => `${schema}.${table}`),
    ].map((what) => breach(GLOSSARY, at + 1, `${what} is not there`, 'Name what took its place'));
  });
}
