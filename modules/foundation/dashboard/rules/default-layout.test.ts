import { expect, test } from 'vitest';
import { ASIDE_MODULES, arranged, CONTENT_MODULES, defaultLayout } from './default-layout.ts';

const cases = [
  ['an administrator starts with people', ['administrator'], 'people'],
  ['somebody with two roles starts with the first of the table', ['reader', 'administrator'], 'people'],
  ['a technician starts with the clock', ['technician'], 'time-log'],
  ['a technician starts with what is broken', ['technician'], 'alerts'],
  ['a technician starts with the batteries to change', ['technician'], 'batteries'],
  ['staff start with the walls', ['staff'], 'walls'],
  ['staff start with who is over time', ['staff'], 'overruns'],
  ['an editor starts with the writing aid', ['editor'], 'chatgpt'],
] as const;

for (const [name, roles, module] of cases) {
  test(name, () => expect(defaultLayout(roles).content).toContain(module));
}

for (const role of ['administrator', 'management', 'staff', 'support', 'technician', 'reader']) {
  test(`what needs somebody comes first for ${role}`, () => expect(defaultLayout([role]).content[0]).toBe('alerts'));
}

const trades = [
  ['a locker network starts with what is wrong', { hasBoxes: true }, ['alerts', 'overruns'], 'rentals'],
  ['a locker network keeps so with a few appointments', { hasBoxes: true, hasServices: true }, ['alerts'], 'rentals'],
  [
    'a restaurant with boxes starts with its orders',
    { hasBoxes: true, hasItems: true },
    ['ordermodule', 'alerts'],
    'revenue',
  ],
  ['a shop starts with its orders', { hasBoxes: false, hasItems: true }, ['ordermodule', 'news'], 'revenue'],
  ['a salon starts with its appointments', { hasBoxes: false, hasServices: true }, ['termin', 'news'], 'statistic'],
  [
    'a salon that sells shampoo starts with its orders, appointments next',
    { hasBoxes: false, hasItems: true, hasServices: true },
    ['ordermodule', 'termin'],
    'revenue',
  ],
] as const;

for (const [name, trade, first, beside] of trades) {
  test(name, () => {
    const { content, aside } = defaultLayout(['administrator'], trade);
    expect([content.slice(0, first.length), aside[0]]).toEqual([first, beside]);
    expect(content.filter((module) => aside.includes(module))).toEqual([]);
    expect(content.includes('walls')).toBe(trade.hasBoxes);
  });
}

test('the orders of a salon come where its people look for them, not first', () => {
  const { content } = defaultLayout(['management'], { hasBoxes: false, hasServices: true });
  expect(content.indexOf('ordermodule')).toBeGreaterThan(content.indexOf('news'));
});

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
  expect([CONTENT_MODULES.length, ASIDE_MODULES.length]).toEqual([16, 12]);
});

test('a module named twice stands once, where it was named first', () => {
  expect(arranged({ content: ['news', 'pins', 'news'], aside: ['pins', 'pins'], halves: ['pins', 'pins'] })).toEqual({
    content: ['news', 'pins'],
    aside: ['pins'],
    halves: ['pins'],
  });
});
