/** One table of a migration, as far as keys go. */
export type Table = {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly columns: readonly string[];
  readonly keys: readonly Key[];
};

export type Key = {
  readonly kind: 'primary key' | 'unique key' | 'foreign key' | 'index';
  /** Its own name where it has one, else made from the table. */
  readonly name: string;
  readonly line: number;
  readonly columns: readonly string[];
  /** What a foreign key points at. */
  readonly target?: { readonly table: string; readonly columns: readonly string[] };
};

/** Comments and strings blanked out, every other character in its place. */
export function withoutComments(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return text
    .replace(/--[^\n]*/g, blank)
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/'(?:[^']|'')*'/g, (found) => `'${blank(found.slice(1, -1))}'`);
}

/** The tables a migration makes, with the keys it gives them there and later on. */
export function tablesIn(file: string, text: string): { tables: Table[]; keys: (Key & { table: string })[] } {
  const clean = withoutComments(text);
  const lineAt = (offset: number) => clean.slice(0, offset).split('\n').length;
  const tables = [...clean.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?([\w.]+)\s*\(/gi)].map((match) => {
    const name = match[1]!;
    const begin = match.index + match[0].length;
    const parts = topLevelParts(clean, begin);
    const keys = parts.flatMap((part) => keysOfPart(name, part.text, lineAt(part.start)));
    const columns = parts
      .map((part) => firstWord(part.text))
      .filter((word) => !/^(constraint|primary|unique|foreign|check|exclude|like)$/i.test(word));
    return { name, file, line: lineAt(match.index), columns, keys };
  });
  return { tables, keys: [...indexes(clean, lineAt), ...alterations(clean, lineAt)] };
}

function indexes(clean: string, lineAt: (offset: number) => number) {
  const pattern =
    /\bcreate (unique )?index (?:concurrently )?(?:if not exists )?(\w+) on (?:only )?([\w.]+)\s*(?:using \w+\s*)?\(/gi;
  return [...clean.matchAll(pattern)].map((match) => ({
    kind: match[1] ? ('unique key' as const) : ('index' as const),
    name: match[2]!,
    table: match[3]!,
    line: lineAt(match.index),
    columns: topLevelParts(clean, match.index + match[0].length).map(({ text }) => firstWord(text)),
  }));
}

function alterations(clean: string, lineAt: (offset: number) => number) {
  return [
    ...clean.matchAll(/\balter table (?:only )?([\w.]+)\s+add ((?:constraint|primary|unique|foreign)[^;]*)/gi),
  ].flatMap((match) =>
    keysOfPart(match[1]!, match[2]!, lineAt(match.index)).map((key) => ({ ...key, table: match[1]! })),
  );
}

/** The comma-separated parts of a bracket that opens before `begin`. */
function topLevelParts(text: string, begin: number): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let depth = 0;
  let start = begin;
  for (let i = begin; i < text.length; i++) {
    const sign = text[i];
    if (sign === '(') depth++;
    if ((sign === ',' || sign === ')') && depth === 0) {
      const part = text.slice(start, i);
      parts.push({ text: part.trim(), start: start + (part.length - part.trimStart().length) });
      start = i + 1;
      if (sign === ')') break;
    } else if (sign === ')') depth--;
  }
  return parts.filter((part) => part.text !== '');
}

function keysOfPart(table: string, part: string, line: number): Key[] {
  const named = /\bconstraint (\w+)/i.exec(part)?.[1];
  const first = firstWord(part);
  const own = (suffix: string) => named ?? `${table.split('.').at(-1)}_${suffix}`;
  const listed =
    /^(?:constraint \w+ )?(primary key|unique|foreign key)\s*(?:nulls (?:not )?distinct\s*)?\(([^)]*)\)/i.exec(part);
  const target = targetOf(part);
  if (listed) {
    const kind =
      listed[1]!.toLowerCase() === 'unique'
        ? 'unique key'
        : (listed[1]!.toLowerCase() as 'primary key' | 'foreign key');
    return [{ kind, name: own(kind.replace(' ', '_')), line, columns: words(listed[2]!), ...(target && { target }) }];
  }
  const keys: Key[] = [];
  if (/\bprimary key\b/i.test(part))
    keys.push({ kind: 'primary key', name: own('primary_key'), line, columns: [first] });
  if (/\bunique\b/i.test(part)) keys.push({ kind: 'unique key', name: own(`${first}_unique`), line, columns: [first] });
  if (target) keys.push({ kind: 'foreign key', name: own(`${first}_foreign_key`), line, columns: [first], target });
  return keys;
}

function targetOf(part: string) {
  const match = /\breferences ([\w.]+)\s*(?:\(([^)]*)\))?/i.exec(part);
  return match ? { table: match[1]!, columns: words(match[2] ?? '') } : undefined;
}

const firstWord = (text: string) => /^[\s("]*(\w*)/.exec(text)![1]!;
const words = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
