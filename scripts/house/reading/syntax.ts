import { Visitor, type VisitorObject } from 'rolldown/utils';
import type { Source } from './tree.ts';

/** A node of the syntax tree, as far as we look into it. */
export type Node = { readonly type: string; readonly start: number; readonly end: number };
type Known = Node & Record<string, unknown>;

export function visit(source: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(source.parsed().program);
}

/** Without `as const`, `satisfies X` and brackets. */
export function bare(node: unknown): Known | undefined {
  let inner = node as Known | null | undefined;
  while (
    inner &&
    /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression|TSNonNullExpression)$/.test(inner.type)
  ) {
    inner = inner.expression as Known;
  }
  return inner ?? undefined;
}

/** The string a node is, when it is one without anything inserted. */
export function stringOf(node: unknown): string | undefined {
  const inner = bare(node);
  if (inner?.type === 'Literal' && typeof inner.value === 'string') return inner.value;
  if (inner?.type === 'TemplateLiteral') {
    const parts = partsOf(inner);
    return parts.length === 1 ? parts[0] : undefined;
  }
  if (inner?.type !== 'BinaryExpression' || inner.operator !== '+') return undefined;
  const [left, right] = [stringOf(inner.left), stringOf(inner.right)];
  return left !== undefined && right !== undefined ? left + right : undefined;
}

/** The fixed parts of a template, in their order. */
export function partsOf(template: unknown): string[] {
  const { quasis } = template as { quasis: { value: { cooked: string | null; raw: string } }[] };
  return quasis.map(({ value }) => value.cooked ?? value.raw);
}

export type Entry = { readonly key: string; readonly value: Known; readonly start: number };

/** The properties of an object literal that have a plain name. */
export function entriesOf(node: unknown): Entry[] {
  const object = bare(node);
  if (object?.type !== 'ObjectExpression') return [];
  return (object.properties as Known[]).flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const key = property.key as Known;
    const name = key.type === 'Identifier' ? String(key.name) : String(key.value);
    return [{ key: name, value: property.value as Known, start: property.start }];
  });
}

export function entry(node: unknown, key: string): Known | undefined {
  return entriesOf(node).find((candidate) => candidate.key === key)?.value;
}

/** The name of a called function: `on`, `t`, and `log` in `console.log`. */
export function calleeName(call: unknown): string | undefined {
  const { callee } = call as { callee: Known };
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type === 'MemberExpression') return String((callee.property as Known).name ?? '');
  return undefined;
}

export type Import = {
  readonly spec: string;
  readonly start: number;
  readonly names: readonly { readonly local: string; readonly imported: string }[];
};

/** Everything a file takes from elsewhere: imports, re-exports and imports while it runs. */
export function importsOf(source: Source): Import[] {
  const { staticImports, staticExports, dynamicImports } = source.parsed().module;
  // What is named only while it runs is no file of ours: it comes from what was built.
  const literal = ({ start, end }: { start: number; end: number }) =>
    /^['"`](.*)['"`]$/.exec(source.text.slice(start, end))?.[1];
  return [
    ...staticImports.map(({ moduleRequest, start, entries }) => ({
      spec: moduleRequest.value,
      start,
      names: entries.map(({ localName, importName }) => ({
        local: localName.value,
        imported: importName.name ?? localName.value,
      })),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, start }) =>
        moduleRequest ? [{ spec: moduleRequest.value, start, names: [] }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest, start }) => {
      const spec = literal(moduleRequest);
      return spec === undefined ? [] : [{ spec, start, names: [] }];
    }),
  ];
}
