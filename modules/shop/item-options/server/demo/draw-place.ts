import type { Goods } from './draw-goods.ts';
import { drawnGoods } from './draw-goods.ts';
import { circle, ellipse, line, path, rect, svgOf } from './drawing.ts';

/** Where it stands, and how large. */
type Standing = readonly [x: number, foot: number, scale: number, goods: Goods];

const SHELF: readonly Standing[] = [
  [210, 420, 0.44, { kind: 'teapot', colour: '#4a6a5a', second: '#e8efe6' }],
  [480, 420, 0.4, { kind: 'tin', colour: '#4f7a4a', second: '#f0efd6' }],
  [700, 420, 0.4, { kind: 'mug', colour: '#2f6690', second: '#e6eef2' }],
  [930, 420, 0.42, { kind: 'jar', colour: '#e0a02c', second: '#f4f1ea' }],
  [1140, 420, 0.4, { kind: 'bag', colour: '#4a3024', second: '#e8d2b0' }],
  [230, 820, 0.52, { kind: 'book', colour: '#2f5a78', second: '#f4f1ea' }],
  [560, 820, 0.5, { kind: 'binder', colour: '#3d6b7d', second: '#f4f1ea' }],
  [830, 820, 0.5, { kind: 'book', colour: '#b4532a', second: '#fdf3e4' }],
  [1110, 820, 0.46, { kind: 'bottle', colour: '#23407a', second: '#f4f1ea' }],
];

/** Two boards of a shop with what it sells. */
export const drawShelf = (): string =>
  svgOf(
    '#dde6e8',
    [420, 820]
      .map((y) => rect(0, y, 1280, 34, '#c49a6c') + rect(0, y + 34, 1280, 18, '#000000', 0, 'opacity=".08"'))
      .join('') +
      SHELF.map(([x, foot, scale, goods]) => {
        const shadow = ellipse(x, foot + 4, 300 * scale, 14 * scale, '#000000', 'opacity=".18"');
        // Goods are drawn with their foot at 640, 786.
        return `${shadow}<g transform="translate(${x - 640 * scale} ${foot - 782 * scale}) scale(${scale})">${drawnGoods(goods)}</g>`;
      }).join(''),
  );

const DOORS = [0, 1, 2, 3, 4, 5];
const ROWS = [
  { y: 150, height: 150 },
  { y: 310, height: 150 },
  { y: 470, height: 330 },
];

/** A wall of lockers in a station, one door ajar, a suitcase before it. */
export const drawLockers = (): string =>
  svgOf(
    '#e9dfd2',
    rect(0, 800, 1280, 160, '#b9aa98') +
      line('M0 872H1280', '#a99a88', 4) +
      rect(96, 110, 1088, 706, '#2b2a28', 16) +
      ROWS.flatMap(({ y, height }, row) =>
        DOORS.map((at) => {
          const x = 124 + at * 174;
          const isOpen = row === 2 && at === 3;
          return isOpen ? openDoor(x, y, height) : door(x, y, height, (row + at) % 5 === 1);
        }),
      ).join('') +
      suitcase(),
  );

const door = (x: number, y: number, height: number, isTaken: boolean) =>
  rect(x, y, 158, height, isTaken ? '#e0a184' : '#f4f1ea', 8) +
  rect(x + 118, y + height / 2 - 24, 16, 48, '#2b2a28', 8, 'opacity=".75"') +
  circle(x + 30, y + 30, 9, isTaken ? '#b4532a' : '#2e7d5b');

const openDoor = (x: number, y: number, height: number) =>
  rect(x, y, 158, height, '#14120f', 8) +
  rect(x + 12, y + height - 26, 134, 14, '#3a3733', 4) +
  path(
    `M${x} ${y}L${x - 96} ${y + 34}V${y + height + 34}L${x} ${y + height}Z`,
    '#fbf8f1',
    'stroke="#2b2a28" stroke-width="6"',
  );

const suitcase = () =>
  ellipse(800, 900, 190, 20, '#000000', 'opacity=".2"') +
  line('M740 560V470H860V560', '#4a4640', 14) +
  rect(670, 556, 260, 320, '#b4532a', 30) +
  rect(670, 556, 260, 320, '#000000', 30, 'opacity=".04"') +
  line('M730 590V842M800 590V842M870 590V842', '#8f3f1f', 10) +
  circle(720, 888, 18, '#2b2a28') +
  circle(880, 888, 18, '#2b2a28');
