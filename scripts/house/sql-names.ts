import { type Breach, breach, type HouseRule } from './breach.ts';
import { tablesIn, withoutComments } from './reading/sql-text.ts';
import { partsOf, visit } from './reading/syntax.ts';
import { type Package, type Place, type Source, schemaOf, type Tree } from './reading/tree.ts';

const PLACEHOLDER = '$0';

/** A module owns the schema of its name, and those of the folders in its `sql/`. */
function ownerOf(tree: Tree, schema: string): Package | undefined {
  const file = tree.sqlFiles.find((known) => known.place.zone === 'modules' && known.schema === schema);
  if (file) return tree.packages.get(file.place.folder);
  return [...tree.packages.values()].find(({ zone, unit }) => zone === 'modules' && schemaOf(unit) === schema);
}

/** SQL in a module names its own schema, or a `…_view` of a module it depends on. */
export const sqlNames: HouseRule = (tree) =>
  tree.sources
    .filter(({ place, isTest }) => place.zone === 'modules' && place.face === 'server' && !isTest)
    .flatMap((source) => statementsIn(source).flatMap(({ text, start }) => nameBreaches(tree, source, text, start)));

function statementsIn(source: Source): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  visit(source, {
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql')
        found.push({ text: partsOf(quasi).join(PLACEHOLDER), start: quasi.start });
    },
  });
  return found;
}

/** What stands after the words that name a table; after `from` a function call and a subquery are none. */
const TABLE =
  /\b(?:(?:into|update|truncate|table)\s+(?:only\s+)?([a-z_]\w*(?:\.\w+)?)|(?:from|join|using)\s+(?:only\s+|lateral\s+)?([a-z_]\w*(?:\.\w+)?)(?![\w.]*\s*\())/gi;
/** `for update`, `do update set`, `distinct from x`, `extract(epoch from x)`. */
const NO_TABLE =
  /(\b(for|do|no key)|\b(is|not)? ?distinct|\bextract\s*\(\s*\w+|\bsubstring\s*\([^()]*|\btrim\s*\([^()]*|\boverlay\s*\([^()]*)\s*$/i;

function nameBreaches(tree: Tree, source: Source, statement: string, start: number): Breach[] {
  const text = withoutComments(statement);
  const named = new Set(
    [
      ...text.matchAll(/(?:\bwith(?: recursive)?|,)\s+(\w+)(?:\s*\([^)]*\))?\s+as\s+(?:not )?(?:materialized )?\(/gi),
    ].map(([, name]) => name!),
  );
  return [...text.matchAll(TABLE)].flatMap((match) => {
    const name = (match[1] ?? match[2])!;
    if (NO_TABLE.test(text.slice(0, match.index)) || named.has(name) || name === 'set') return [];
    const why = whyNotName(tree, source.place, name);
    return why
      ? [breach(source.path, source.lineOf(start + match.index), `SQL reaches ${name}: ${why[0]}`, why[1])]
      : [];
  });
}

function whyNotName(tree: Tree, { unit, folder }: Place, name: string): readonly [string, string] | null {
  const [schema, table] = name.split('.') as [string, string | undefined];
  if (!table) return ['a table without its schema', `Write ${schemaOf(unit)}.${name}`];
  if (schema === schemaOf(unit)) return null;
  if (schema === 'kit') return ['the kit’s own tables', 'Call the function of the kit that does it'];
  const owner = ownerOf(tree, schema);
  if (owner?.path === folder) return null;
  if (!owner) return ['no schema of ours', `Use ${schemaOf(unit)}.…`];
  const isUpstream = tree.packages.get(folder)?.dependencies.has(owner.name) ?? false;
  if (!isUpstream) return [`${owner.name} is not in this package.json`, 'Ask its facade, after adding the dependency'];
  return table.endsWith('_view')
    ? null
    : ['a table of another module', `Ask its facade, or let it publish ${schema}.${table}_view`];
}

/** A migration makes tables in its own schema, and its foreign keys point along the dependencies. */
export const migrationNames: HouseRule = (tree) =>
  tree.sqlFiles.flatMap(({ path, text, place, schema: own }) => {
    const dependencies = tree.packages.get(place.folder)?.dependencies ?? new Set();
    const { tables, keys } = tablesIn(path, text);
    const targets = [...tables.flatMap((table) => table.keys), ...keys].flatMap(({ target, line }) =>
      target ? [{ table: target.table, line }] : [],
    );
    const made = tables.map(({ name, line }) => ({ table: name, line }));
    return [
      ...made
        .filter(({ table }) => table.split('.')[0] !== own)
        .map(({ table, line }) => breach(path, line, `makes ${table}`, `Make it in the schema ${own}`)),
      ...targets
        .filter(({ table }) => {
          const schema = table.split('.')[0]!;
          const owner = ownerOf(tree, schema);
          return schema !== own && owner?.path !== place.folder && !dependencies.has(owner?.name ?? '');
        })
        .map(({ table, line }) =>
          breach(
            path,
            line,
            `points at ${table}, which this package does not depend on`,
            'Foreign keys follow the dependencies',
          ),
        ),
    ];
  });
