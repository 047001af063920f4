/** What a drawing of a block is made of. Words are bars, pictures are a mountain under a sun. */
type Shape =
  | 'title'
  | 'line'
  | 'button'
  | 'outline'
  | 'box'
  | 'picture'
  | 'circle'
  | 'mark'
  | 'disc'
  | 'star'
  | 'play'
  | 'pin'
  | 'plus'
  | 'rule'
  | 'quote';

/** Shape, left, top, width and height on the sheet. */
export type Piece = readonly [shape: Shape, x: number, y: number, width: number, height: number];

export const SHEET = { width: 96, height: 60 } as const;

const title = (x: number, y: number, width: number): Piece => ['title', x, y, width, 5];
const line = (x: number, y: number, width: number): Piece => ['line', x, y, width, 2.5];
/** The last line of a paragraph is shorter. */
const lines = (x: number, y: number, width: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, at) => line(x, y + at * 6, at === count - 1 && count > 1 ? width * 0.65 : width));
const button = (x: number, y: number, width = 20): Piece => ['button', x, y, width, 8];
const field = (x: number, y: number, width: number, height = 8): Piece => ['outline', x, y, width, height];
const picture = (x: number, y: number, width: number, height: number): Piece => ['picture', x, y, width, height];
const box = (x: number, y: number, width: number, height: number): Piece => ['box', x, y, width, height];
const circle = (x: number, y: number, size: number): Piece => ['circle', x, y, size, size];
const disc = (x: number, y: number, size: number): Piece => ['disc', x, y, size, size];
const mark = (x: number, y: number, width: number, height: number): Piece => ['mark', x, y, width, height];

/** The same several times beside each other. */
function across(count: number, draw: (x: number, width: number, at: number) => Piece[], gap = 5): Piece[] {
  const width = (SHEET.width - 12 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => draw(6 + at * (width + gap), width, at)).flat();
}

/** The same several times below each other. */
function down(count: number, height: number, draw: (y: number, at: number) => Piece[]): Piece[] {
  const top = (SHEET.height - height * count) / 2;
  return Array.from({ length: count }, (_, at) => draw(top + at * height, at)).flat();
}

/** In the order in which a group lists them. */
const SKETCHES: Readonly<Record<string, readonly Piece[]>> = {
  hero: [picture(50, 6, 40, 48), title(6, 14, 36), title(6, 22, 26), ...lines(6, 32, 36, 2), button(6, 45)],
  text: [title(6, 9, 40), ...lines(6, 20, 84, 4), ...lines(6, 46, 84, 1)],
  picture: [picture(6, 6, 84, 42), line(34, 52, 28)],
  'picture-text': [picture(6, 8, 40, 44), title(52, 12, 32), ...lines(52, 23, 38, 3), button(52, 43)],
  gallery: down(2, 26, (y) => across(3, (x, width) => [picture(x, y + 1, width, 23)], 4)),
  video: [picture(6, 6, 84, 48), ['play', 40, 22, 16, 16]],
  faq: down(4, 13, (y, at) => [box(6, y + 1, 84, 11), line(12, y + 5.5, 44 - at * 6), ['plus', 79, y + 4, 5, 5]]),
  reviews: across(2, (x, width) => [
    box(x, 8, width, 44),
    ...[0, 1, 2, 3, 4].map((at): Piece => ['star', x + 4 + at * 6, 13, 5, 5]),
    ...lines(x + 4, 24, width - 8, 3),
    circle(x + 4, 42, 6),
    line(x + 13, 44, 14),
  ]),
  team: across(3, (x, width) => [
    circle(x + width / 2 - 9, 8, 18),
    title(x + 3, 32, width - 6),
    ...lines(x, 42, width, 2),
  ]),
  news: down(3, 17, (y) => [picture(6, y + 1, 20, 14), title(31, y + 3, 36), line(31, y + 11, 54)]),
  downloads: down(3, 16, (y) => [
    box(6, y + 1, 84, 13),
    mark(11, y + 4, 6, 7),
    line(22, y + 6, 36),
    button(74, y + 4, 12),
  ]),
  columns: across(3, (x, width) => [
    box(x, 8, width, 44),
    picture(x, 8, width, 18),
    title(x + 3, 30, width - 10),
    ...lines(x + 3, 39, width - 6, 2),
  ]),
  tabs: [
    button(6, 8, 24),
    field(34, 8, 24),
    field(62, 8, 24),
    box(6, 22, 84, 30),
    title(12, 27, 34),
    ...lines(12, 37, 72, 2),
  ],
  steps: [
    ['rule', 18, 17, 60, 1],
    ...across(3, (x, width) => [
      disc(x + width / 2 - 6, 11, 12),
      title(x + 3, 30, width - 6),
      ...lines(x, 40, width, 2),
    ]),
  ],
  figures: across(3, (x, width) => [mark(x + 2, 20, width - 4, 12), line(x + 4, 38, width - 8)]),
  logos: down(2, 22, (y) => across(4, (x, width) => [box(x, y + 3, width, 16), line(x + 4, y + 10, width - 8)], 4)),
  quote: [['quote', 42, 7, 12, 9], title(14, 22, 68), title(24, 31, 48), circle(30, 44, 8), line(42, 47, 24)],
  separator: [...lines(6, 8, 84, 2), ['rule', 6, 29.5, 84, 1], ...lines(6, 43, 84, 2)],
  buttons: [button(16, 25, 30), field(50, 25, 30)],
  'opening-hours': [
    title(6, 8, 40),
    ...down(5, 8, (y, at) => [line(6, y + 8, 28 - (at % 2) * 6), line(62, y + 8, 28)]),
  ],
  'menu-teaser': across(3, (x, width) => [picture(x, 8, width, 30), title(x + 3, 44, width - 6)]),
  'item-teaser': across(3, (x, width) => [
    box(x, 6, width, 48),
    picture(x, 6, width, 26),
    line(x + 3, 37, width - 6),
    mark(x + 3, 45, 11, 4),
  ]),
  offer: [
    box(6, 6, 84, 48),
    picture(6, 6, 34, 48),
    title(45, 11, 32),
    ...[0, 1, 2, 3].map((at) => mark(45 + at * 11, 22, 8, 10)),
    button(45, 40, 26),
  ],
  'live-location': [
    title(6, 10, 32),
    ...lines(6, 21, 32, 3),
    button(6, 43),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((at): Piece => ((row + at) % 3 === 0 ? mark : box)(46 + at * 11.5, 8 + row * 15, 9.5, 13)),
    ),
  ],
  booking: [
    field(6, 7, 30),
    field(39, 7, 26),
    button(68, 7, 22),
    picture(52, 21, 38, 33),
    ['pin', 66, 28, 10, 13],
    ...down(2, 16, (y) => [box(6, y + 8, 42, 14), line(10, y + 12, 24), mark(38, y + 12, 7, 4)]),
  ],
  'location-search': [
    picture(6, 6, 84, 32),
    box(12, 28, 72, 24),
    field(17, 34, 40),
    button(60, 34, 19),
    line(17, 46, 34),
  ],
  appointments: [
    box(6, 6, 84, 48),
    title(12, 11, 34),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map(
        (at): Piece => ((row * 6 + at) % 5 === 2 ? mark : box)(12 + at * 12.4, 21 + row * 10, 10, 8),
      ),
    ),
  ],
  events: down(3, 17, (y) => [mark(6, y + 1, 14, 14), title(26, y + 3, 40), line(26, y + 11, 56)]),
  contact: [
    title(6, 10, 32),
    ...[0, 1, 2].flatMap((at): Piece[] => [circle(6, 21 + at * 11, 6), line(16, 23 + at * 11, 26)]),
    box(52, 8, 38, 44),
    ['pin', 65, 19, 12, 16],
  ],
  map: [
    box(6, 6, 84, 48),
    ['rule', 6, 22, 84, 2],
    ['rule', 6, 42, 84, 2],
    ['rule', 30, 6, 2, 48],
    ['rule', 70, 6, 2, 48],
    ['pin', 44, 17, 14, 19],
  ],
  'contact-form': [field(6, 7, 40), field(50, 7, 40), field(6, 19, 84, 22), button(6, 45, 26)],
  callback: [disc(6, 18, 24), title(38, 14, 40), field(38, 24, 52), button(38, 38, 26)],
  newsletter: [title(6, 14, 40), ...lines(6, 25, 66, 2), field(6, 40, 54), button(64, 40, 26)],
  survey: [
    title(6, 8, 56),
    ...down(3, 11, (y, at) => [at === 1 ? mark(8, y + 6, 6, 6) : circle(8, y + 6, 6), line(19, y + 8, 50)]),
  ],
};

/** A kind that nobody has drawn yet is a heading with words below it. */
const USUAL: readonly Piece[] = [title(6, 12, 44), ...lines(6, 24, 84, 4)];

export const sketchOf = (kind: string): readonly Piece[] => SKETCHES[kind] ?? USUAL;

const ORDER = Object.keys(SKETCHES);

/** What is used most stands first; what nobody has drawn yet, last. */
export function inOrder<Kind extends { readonly kind: string }>(kinds: readonly Kind[]): Kind[] {
  const place = ({ kind }: Kind) => (kind in SKETCHES ? ORDER.indexOf(kind) : ORDER.length);
  return [...kinds].sort((one, other) => place(one) - place(other));
}

export const isSketched = (kind: string): boolean => kind in SKETCHES;
