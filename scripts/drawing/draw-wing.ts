import type { Schema, Table } from './schemas.ts';
import { arrow, box, document, fitted, INK, text } from './svg.ts';

const PANEL = 340;
const GAP = 24;
const LANE = 9;
const ROW = 17;
const TITLE = 24;
const PAD = 12;
const HEAD = 84;

type WingDrawing = { readonly wing: string; readonly about: string; readonly schemas: readonly Schema[] };

/** All tables of a wing, a panel per schema. A foreign key is named in the row of its column; within a schema a line leads to the table. */
export function drawWing({ wing, about, schemas }: WingDrawing): string {
  const panels = schemas.map(panelOf).toSorted((one, other) => other.height - one.height);
  const columns = columnsFor(panels);
  const placed: string[] = [];
  const ends = columns.map((column, at) => {
    let y = HEAD;
    for (const panel of column) {
      placed.push(panel.drawn(GAP + at * (PANEL + GAP), y));
      y += panel.height + GAP;
    }
    return y;
  });
  const width = Math.max(GAP + columns.length * (PANEL + GAP), 760);
  const tables = schemas.reduce((sum, schema) => sum + schema.tables.length, 0);
  return document(width, Math.max(...ends, HEAD), [
    text(GAP, 36, `${wing}: ${schemas.length} schemas, ${tables} tables`, { size: 22, bold: true }),
    text(GAP, 58, about, { size: 13, colour: INK.quiet }),
    ...placed,
  ]);
}

type Panel = { readonly height: number; readonly drawn: (x: number, y: number) => string };

/** Into so many columns that the drawing is a little wider than high, each panel into the shortest. */
function columnsFor(panels: readonly Panel[]): Panel[][] {
  const total = panels.reduce((sum, { height }) => sum + height + GAP, 0);
  const count = Math.max(1, Math.min(panels.length, Math.round(Math.sqrt((total * 1.4) / PANEL))));
  const columns: Panel[][] = Array.from({ length: count }, () => []);
  const heights = columns.map(() => 0);
  for (const panel of panels) {
    const shortest = heights.indexOf(Math.min(...heights));
    columns[shortest]!.push(panel);
    heights[shortest]! += panel.height + GAP;
  }
  return columns.filter((column) => column.length > 0);
}

type Line = { readonly words: string; readonly type: string; readonly to?: string };
type Card = { readonly table: Table; readonly top: number; readonly lines: readonly Line[]; readonly height: number };

function panelOf(schema: Schema): Panel {
  const cards: Card[] = [];
  let top = 34;
  for (const table of inOrder(schema.tables)) {
    const lines = linesOf(table);
    const height = TITLE + lines.length * ROW + 8;
    cards.push({ table, top, lines, height });
    top += height + PAD;
  }
  const links = linksOf(cards);
  const left = PAD + Math.max(0, ...links.map(({ lane }) => lane + 1)) * LANE + (links.length > 0 ? 6 : 0);
  const views = schema.views.length > 0 ? `others read: ${schema.views.join(', ')}` : '';
  const height = top + (views ? 16 : 0);
  return {
    height,
    drawn: (x, y) =>
      [
        box(x, y, PANEL, height, INK.panel),
        text(x + PAD, y + 22, schema.name, { size: 15, bold: true }),
        ...cards.map((card) => drawnCard(card, x + left, y, PANEL - left - PAD)),
        ...links.map(({ from, to, lane, about }) => {
          const out = x + left - 6 - lane * LANE;
          return arrow(`M${x + left} ${y + from}H${out}V${y + to}H${x + left - 1}`, about);
        }),
        ...(views
          ? [text(x + PAD, y + top + 6, fitted(views, PANEL - 2 * PAD, 11), { size: 11, colour: INK.quiet })]
          : []),
      ].join('\n'),
  };
}

function drawnCard({ table, top, lines, height }: Card, x: number, y: number, width: number): string {
  return [
    box(x, y + top, width, height, INK.card),
    text(x + 8, y + top + 17, table.name, { size: 13, bold: true }),
    ...lines.flatMap(({ words, type, to }, at) => {
      const base = y + top + TITLE + at * ROW + 12;
      const right = to ? `→ ${to}` : type;
      const room = width - 24 - right.length * 6.2;
      return [
        text(x + 8, base, fitted(words, room)),
        text(x + width - 8, base, right, { size: 11, colour: to ? INK.link : INK.quiet, anchor: 'end' }),
      ];
    }),
  ].join('\n');
}

/** The key first, in one line; then every other column with its type, or with the table it refers to. */
function linesOf(table: Table): Line[] {
  const references = table.references.filter(({ columns }) => columns.length > 0);
  const ofKey = references.filter(({ columns }) => columns.every((name) => table.key.includes(name)));
  const key: Line[] = table.key.length > 0 ? [{ words: table.key.join(', '), type: 'key' }] : [];
  return [
    ...key,
    ...ofKey.map(({ columns, to }) => ({ words: columns.join(', '), type: '', to: shortIn(table, to) })),
    ...table.columns
      .filter(({ name }) => !table.key.includes(name))
      .map(({ name, type }) => {
        const found = references.find((each) => !ofKey.includes(each) && each.columns.includes(name));
        return { words: name, type: shortType(type), ...(found && { to: shortIn(table, found.to) }) };
      }),
  ];
}

const shortIn = ({ schema }: Table, to: string) => (to.startsWith(`${schema}.`) ? to.slice(schema.length + 1) : to);

const SHORT: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float',
  'character varying': 'varchar',
  integer: 'int',
  boolean: 'bool',
};

function shortType(type: string): string {
  const [, name = type, rest = ''] = /^(.*?)((?:\[\])?\??)$/.exec(type) ?? [];
  return `${SHORT[name] ?? name}${rest}`;
}

/** What is referred to stands above what refers to it, as far as that can be. */
function inOrder(tables: readonly Table[]): Table[] {
  const left = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const done: Table[] = [];
  while (left.size > 0) {
    const waits = ([name, { references }]: [string, Table]) => references.some(({ to }) => to !== name && left.has(to));
    const [name, table] = [...left].find((entry) => !waits(entry)) ?? [...left][0]!;
    left.delete(name);
    done.push(table);
  }
  return done;
}

type Link = { readonly from: number; readonly to: number; readonly lane: number; readonly about: string };

/** Lines beside the cards; two whose heights overlap run in lanes of their own. */
function linksOf(cards: readonly Card[]): Link[] {
  const links: Link[] = [];
  for (const { table, top, lines } of cards) {
    lines.forEach(({ to, words }, at) => {
      const target = cards.find((card) => card.table.name === to);
      if (!target || target.table === table) return;
      const from = top + TITLE + at * ROW + 8;
      const end = target.top + 12;
      const taken = links.filter((link) => isBeside(link, from, end)).map(({ lane }) => lane);
      const lane = [...taken.keys(), taken.length].find((each) => !taken.includes(each))!;
      links.push({ from, to: end, lane, about: `${table.name}.${words} → ${to}` });
    });
  }
  return links;
}

/** Lines to one table may share its lane. */
function isBeside(link: Link, from: number, to: number): boolean {
  if (link.to === to) return false;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return Math.min(link.from, link.to) <= high && low <= Math.max(link.from, link.to);
}
