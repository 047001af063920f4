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

test('a restaurant with boxes for collection starts with its orders, and keeps what is about the boxes', () => {
  const { content, aside } = defaultLayout(['administrator'], { hasBoxes: true, hasItems: true });
  expect([content.slice(0, 2), aside[0]]).toEqual([['ordermodule', 'alerts'], 'revenue']);
  expect(content).toContain('walls');
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
