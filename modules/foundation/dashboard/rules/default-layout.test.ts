import { expect, test } from 'vitest';
import { ASIDE_MODULES, arranged, CONTENT_MODULES, defaultLayout, lineOf } from './default-layout.ts';

const cases = [
  ['an administrator sees people', ['administrator'], 'people'],
  ['somebody with two roles starts with the first of the table', ['reader', 'administrator'], 'people'],
  ['a technician sees the clock', ['technician'], 'time-log'],
  ['a technician starts with what is broken', ['technician'], 'alerts'],
  ['a technician sees the batteries to change', ['technician'], 'batteries'],
  ['staff see the walls', ['staff'], 'walls'],
  ['staff see who is over time', ['staff'], 'overruns'],
  ['an editor starts with the writing aid', ['editor'], 'chatgpt'],
] as const;

for (const [name, roles, module] of cases) {
  test(name, () => expect(defaultLayout(roles).content).toContain(module));
}

for (const role of ['administrator', 'management', 'staff', 'support', 'technician', 'reader']) {
  test(`what needs somebody comes first for ${role}`, () => expect(defaultLayout([role]).content[0]).toBe('alerts'));
}

const set = { trade: null, hasBoxes: false, hasItems: false, hasServices: false, hasNews: false };
const trades = [
  ['trouble, then business', { ...set, hasBoxes: true }, ['alerts', 'overruns', 'business'], 'rentals'],
  [
    'trouble, then business, with a few appointments too',
    { ...set, hasBoxes: true, hasServices: true },
    ['alerts'],
    'rentals',
  ],
  ['the day and its orders', { ...set, hasItems: true }, ['service', 'ordermodule'], 'revenue'],
  ['the day of its people', { ...set, hasServices: true }, ['day', 'statistic'], 'mine'],
  [
    'the day and its orders, boxes for collection or not',
    { ...set, trade: 'restaurant' as const, hasBoxes: true, hasItems: true },
    ['service', 'ordermodule'],
    'revenue',
  ],
  [
    'the day of its people, then its orders, when it sells shampoo too',
    { ...set, trade: 'service' as const, hasItems: true, hasServices: true },
    ['day', 'ordermodule'],
    'mine',
  ],
  [
    'the appointments after the day when it has both',
    { ...set, trade: 'shop' as const, hasItems: true, hasServices: true },
    ['service', 'day', 'ordermodule'],
    'revenue',
  ],
] as const;
const OF_BOXES = ['alerts', 'overruns', 'walls', 'rentals', 'batteries', 'business'];

for (const [name, trade, first, beside] of trades) {
  test(`${lineOf(trade)}: ${name}`, () => {
    const { content, aside } = defaultLayout(['administrator'], trade);
    expect([content.slice(0, first.length), aside[0]]).toEqual([first, beside]);
    expect(content.filter((module) => aside.includes(module))).toEqual([]);
    const ofBoxes = [...content, ...aside].filter((module) => OF_BOXES.includes(module));
    expect(ofBoxes.length > 0).toBe(lineOf(trade) === 'network');
  });
}

test('what a company says of itself counts before what it has set up', () => {
  expect(lineOf({ ...set, trade: 'service', hasItems: true })).toBe('salon');
  expect(lineOf({ ...set, trade: 'restaurant', hasBoxes: true })).toBe('restaurant');
  expect(lineOf({ ...set, hasBoxes: true, hasItems: true })).toBe('shop');
});

for (const trade of ['restaurant', 'shop', 'service', 'lockers'] as const) {
  test(`slides of the product stand in no overview of ${trade}, those of the company last`, () => {
    expect(defaultLayout(['administrator'], { ...set, trade }).content).not.toContain('news');
    expect(defaultLayout(['administrator'], { ...set, trade, hasNews: true }).content.at(-1)).toBe('news');
  });
}

test('without a role, or with one nobody knows, the specified arrangement stands', () => {
  const specified = { content: ['news', 'pins'], aside: ['messages'] };
  expect(defaultLayout([])).toMatchObject(specified);
  expect(defaultLayout(['constructor', 'gardener'])).toMatchObject(specified);
});

test('a default can be changed without changing the next one', () => {
  defaultLayout(['reader']).content.push('weather');
  expect(defaultLayout(['reader']).content).not.toContain('weather');
});

test('the specified modules are all there', () => {
  expect([CONTENT_MODULES.length, ASIDE_MODULES.length]).toEqual([20, 16]);
});

test('a module named twice stands once, where it was named first', () => {
  expect(arranged({ content: ['news', 'pins', 'news'], aside: ['pins', 'pins'], halves: ['pins', 'pins'] })).toEqual({
    content: ['news', 'pins'],
    aside: ['pins'],
    halves: ['pins'],
  });
});
