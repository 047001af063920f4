import type { Schema } from './schemas.ts';
import { arrow, box, document, fitted, INK, text } from './svg.ts';

export type WingSchemas = { readonly wing: string; readonly schemas: readonly Schema[] };

const BOX = 176;
const HIGH = 72;
const GAP = 26;
const ROW_GAP = 52;
const NAME = 168;
const HEAD = 92;
const IN_A_ROW = 8;

type Place = { readonly x: number; readonly y: number };

/** Every schema, wing over wing as they stand on each other, with an arrow for foreign keys from one schema to another. */
export function drawOverview(wings: readonly WingSchemas[]): string {
  const places = new Map<string, Place>();
  const bands: string[] = [];
  let y = HEAD;
  for (const { wing, schemas } of wings) {
    const rows = Math.ceil(schemas.length / IN_A_ROW);
    const height = rows * HIGH + (rows - 1) * ROW_GAP + 2 * 16;
    bands.push(box(12, y, WIDTH - 24, height, INK.panel), text(28, y + 34, wing, { size: 17, bold: true }));
    schemas.forEach((schema, at) => {
      const place = {
        x: NAME + (at % IN_A_ROW) * (BOX + GAP),
        y: y + 16 + Math.floor(at / IN_A_ROW) * (HIGH + ROW_GAP),
      };
      places.set(schema.name, place);
    });
    y += height + ROW_GAP;
  }
  const all = wings.flatMap(({ schemas }) => schemas);
  const tables = all.reduce((sum, schema) => sum + schema.tables.length, 0);
  return document(WIDTH, y, [
    text(24, 38, `${all.length} schemas, ${tables} tables`, { size: 24, bold: true }),
    text(24, 64, ABOUT, { size: 14, colour: INK.quiet }),
    ...bands,
    ...arrowsBetween(all, places),
    ...all.map((schema) => drawn(schema, places.get(schema.name)!)),
  ]);
}

const WIDTH = NAME + IN_A_ROW * (BOX + GAP) + 16;
const ABOUT =
  'An arrow: tables of one schema have foreign keys to tables of the other. Keys of company_id alone, to companies.company, are not drawn. A wing uses only those below it.';

/** The other schemas that its foreign keys lead to, and how many do. */
function targetsOf({ name, tables }: Schema): Map<string, number> {
  const targets = new Map<string, number>();
  for (const { to, columns } of tables.flatMap(({ references }) => references)) {
    const [schema = ''] = to.split('.');
    if (schema !== name && columns.length > 0) targets.set(schema, (targets.get(schema) ?? 0) + 1);
  }
  return targets;
}

function drawn(schema: Schema, { x, y }: Place): string {
  const targets = [...targetsOf(schema).keys()];
  const count = schema.tables.length;
  return [
    box(x, y, BOX, HIGH, INK.card),
    text(x + 10, y + 20, fitted(schema.name, BOX - 20, 13), { size: 13, bold: true }),
    text(x + 10, y + 36, count === 1 ? '1 table' : `${count} tables`, { size: 11, colour: INK.quiet }),
    ...wrapped(targets, BOX - 16).map((line, at) =>
      text(x + 10, y + 51 + at * 14, line, { size: 11, colour: INK.link }),
    ),
  ].join('\n');
}

/** As many on a line as fit, on two lines at the most. */
function wrapped(targets: readonly string[], width: number): string[] {
  if (targets.length === 0) return [];
  const all = `→ ${targets.join(', ')}`;
  const first = fitted(all, width, 11);
  if (first === all) return [all];
  const at = first.lastIndexOf(', ') + 1;
  return [all.slice(0, at), fitted(all.slice(at).trim(), width, 11)];
}

type Arrow = { readonly from: string; readonly to: string; readonly count: number };

/** Arrows leave and arrive side by side, not on one point. */
function arrowsBetween(schemas: readonly Schema[], places: ReadonlyMap<string, Place>): string[] {
  const arrows = schemas.flatMap((schema) =>
    [...targetsOf(schema)].map(([to, count]): Arrow => ({ from: schema.name, to, count })),
  );
  const spread = (at: number, of: number) => (BOX * (at + 1)) / (of + 1);
  const side = (each: Arrow, end: 'from' | 'to') => {
    const other = end === 'from' ? 'to' : 'from';
    const group = arrows
      .filter((one) => one[end] === each[end])
      .toSorted((one, two) => places.get(one[other])!.x - places.get(two[other])!.x);
    return places.get(each[end])!.x + spread(group.indexOf(each), group.length);
  };
  return arrows.map((each) => {
    const about = `${each.from} → ${each.to}: ${each.count} foreign ${each.count === 1 ? 'key' : 'keys'}`;
    const [y1, y2] = [places.get(each.from)!.y, places.get(each.to)!.y];
    return arrow(pathBetween({ x: side(each, 'from'), y: y1 }, { x: side(each, 'to'), y: y2 }), about, 0.6);
  });
}

function pathBetween(from: Place, to: Place): string {
  if (from.y === to.y) {
    const y = from.y + HIGH;
    const deep = y + Math.min(ROW_GAP + 8, 18 + Math.abs(to.x - from.x) / 16);
    return `M${from.x} ${y}C${from.x} ${deep} ${to.x} ${deep} ${to.x} ${y + 1}`;
  }
  const isDown = to.y > from.y;
  const [y1, y2] = isDown ? [from.y + HIGH, to.y - 1] : [from.y, to.y + HIGH + 1];
  const bend = Math.max(30, Math.abs(y2 - y1) * 0.4) * (isDown ? 1 : -1);
  return `M${from.x} ${y1}C${from.x} ${y1 + bend} ${to.x} ${y2 - bend} ${to.x} ${y2}`;
}
