import { posix } from 'node:path';
import { tablesIn } from './sql-text.ts';
import { bare, calleeName, entriesOf, entry, importsOf, type Node, stringOf, visit } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

export type At = { readonly file: string; readonly line: number };
type EndpointFact = At & {
  readonly api: string;
  readonly name: string;
  readonly kind: 'ask' | 'change';
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly summary: string;
};
type RouteFact = At & {
  readonly api: string;
  readonly name: string /** Where the use case is written. */;
  readonly useCase: string;
};
type ScreenFact = At & {
  readonly path: string;
  readonly title: string;
  readonly capability: string | undefined;
  readonly component: string;
};
type NamedFact = At & { readonly name: string };
type CatalogFact = NamedFact & { readonly unit: string };

/** What the sources declare, read from their syntax alone: nothing is run. */
export type Facts = {
  readonly endpoints: readonly EndpointFact[];
  readonly routes: readonly RouteFact[];
  readonly screens: readonly ScreenFact[];
  readonly tiles: readonly (NamedFact & { readonly title: string; readonly info: string })[];
  readonly streams: readonly (NamedFact & { readonly access: string })[];
  readonly jobs: readonly NamedFact[];
  readonly events: readonly NamedFact[];
  readonly problems: readonly (CatalogFact & { readonly status: string })[];
  readonly capabilities: readonly CatalogFact[];
  readonly tables: readonly NamedFact[];
};

export function factsOf(tree: Tree): Facts {
  const facts = {
    endpoints: [],
    routes: [],
    screens: [],
    tiles: [],
    streams: [],
    jobs: [],
    events: [],
    problems: [],
    capabilities: [],
  } as unknown as {
    [Kind in keyof Facts]: Facts[Kind][number][];
  };
  const sources = tree.sources.filter(
    ({ place, isTest }) => ['kit', 'modules', 'apps'].includes(place.zone) && place.unit !== 'testing' && !isTest,
  );
  for (const source of sources) readSource(source, facts as Writable);
  const tables = tree.sqlFiles.flatMap(({ path, text }) =>
    tablesIn(path, text).tables.map(({ name, line }) => ({ name, file: path, line })),
  );
  return { ...facts, tables };
}

/** Spares the parser every file that declares nothing. */
const DECLARES = /\b(ask|change|stream|event|job|on)\(|Catalog\b|\b(Screen|Tile)\b/;

type Writable = { [Kind in keyof Facts]: Facts[Kind][number][] };

function readSource(source: Source, facts: Writable): void {
  if (!DECLARES.test(source.text)) return;
  const at = (start: number): At => ({ file: source.path, line: source.lineOf(start) });
  const isContract = source.place.face === 'contract' || source.place.zone === 'kit';
  visit(source, {
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type !== 'Identifier' || !init) return;
      readCatalog(source, init, facts);
      if (source.place.face !== 'contract') return;
      const single = endpointOf(init);
      if (single) facts.endpoints.push({ ...at(start), ...single, api: '', name: id.name });
      for (const { key, value, start: begin } of entriesOf(init)) {
        const endpoint = endpointOf(value);
        if (endpoint) facts.endpoints.push({ ...at(begin), ...endpoint, api: id.name, name: key });
      }
    },
    CallExpression: (call) => {
      const callee = calleeName(call);
      const [first] = call.arguments;
      const name = stringOf(entry(first, 'name'));
      if (callee === 'stream' && name && isContract)
        facts.streams.push({ ...at(call.start), name, access: stringOf(entry(first, 'access')) ?? '' });
      if (callee === 'event' && name && isContract) facts.events.push({ ...at(call.start), name });
      if (callee === 'job' && name) facts.jobs.push({ ...at(call.start), name });
      if (callee === 'on') readRoute(source, call, facts);
    },
    ObjectExpression: (object) => {
      if (source.place.face === 'admin' || source.place.zone === 'apps') readScreen(source, object, facts);
    },
  });
}

function endpointOf(node: unknown) {
  const call = bare(node);
  if (call?.type !== 'CallExpression') return null;
  const kind = calleeName(call);
  if (kind !== 'ask' && kind !== 'change') return null;
  const [wire] = call.arguments as unknown[];
  const said = (key: string) => stringOf(entry(wire, key)) ?? '';
  return {
    kind,
    method: said('method'),
    path: said('path'),
    access: said('access'),
    summary: said('summary'),
  } as const;
}

function readCatalog(source: Source, init: Node, facts: Writable): void {
  const declared = init as unknown as { type: string; typeAnnotation?: { typeName?: { name?: string } } };
  const type = declared.type === 'TSSatisfiesExpression' ? declared.typeAnnotation?.typeName?.name : undefined;
  for (const { key, value, start } of type ? entriesOf(init) : []) {
    const fact = { file: source.path, line: source.lineOf(start), name: key, unit: source.place.unit };
    if (type === 'ProblemCatalog') facts.problems.push({ ...fact, status: String(bare(value)?.value ?? '') });
    if (type === 'CapabilityCatalog') facts.capabilities.push(fact);
  }
}

/** `on(userApi.list, listUsers)`: which file answers which endpoint. */
function readRoute(source: Source, call: { arguments: unknown[]; start: number }, facts: Writable): void {
  const [endpoint, run] = call.arguments.map(bare);
  if (endpoint?.type !== 'MemberExpression' && endpoint?.type !== 'Identifier') return;
  const object = endpoint.object as { name?: string } | undefined;
  const name = (endpoint.property as { name?: string } | undefined)?.name ?? String(endpoint.name);
  const local = run?.type === 'Identifier' ? String(run.name) : undefined;
  const imported = local && importsOf(source).find(({ names }) => names.some((known) => known.local === local));
  const useCase = imported ? posix.join(posix.dirname(source.path), imported.spec) : source.path;
  facts.routes.push({ file: source.path, line: source.lineOf(call.start), api: object?.name ?? '', name, useCase });
}

function readScreen(source: Source, object: Node, facts: Writable): void {
  const said = (key: string) => stringOf(entry(object, key));
  const at = { file: source.path, line: source.lineOf(object.start) };
  const [path, title, name] = [said('path'), said('title'), said('name')];
  const screen = entry(object, 'Screen');
  if (path && title && screen)
    facts.screens.push({ ...at, path, title, capability: said('capability'), component: fileBehind(source, screen) });
  if (name && title && entry(object, 'Tile')) facts.tiles.push({ ...at, name, title, info: said('info') ?? '' });
}

/** The file a lazily loaded component comes from, or the file that names it. */
function fileBehind(source: Source, node: Node): string {
  const text = source.text.slice(node.start, node.end);
  const local = /^\w+$/.test(text) ? text : undefined;
  const spec =
    /import\(\s*'([^']+)'/.exec(text)?.[1] ??
    importsOf(source).find(({ names }) => names.some((known) => known.local === local))?.spec;
  return spec?.startsWith('.') ? posix.join(posix.dirname(source.path), spec) : source.path;
}
