import { expect, test } from 'vitest';
import { levelOf, levelsOf, toggled, withLevel } from './role-selection.ts';

const area = ['locks.read', 'locks.open', 'locks.configure'];
const all = () => true;

const levels = [
  ['nothing', [], 'none'],
  ['looking', ['locks.read'], 'read'],
  ['one of it', ['locks.read', 'locks.open'], 'some'],
  ['everything', area, 'all'],
  ['another subject', ['users.read'], 'none'],
] as const;
for (const [name, chosen, expected] of levels) {
  test(`the level of ${name}`, () => expect(levelOf(area, new Set(chosen))).toBe(expected));
}

test('a subject without anything to look at is allowed or not', () => {
  expect([levelsOf(area), levelsOf(['media.manage']), levelsOf(['logs.read'])]).toEqual([
    ['none', 'read', 'all'],
    ['none', 'all'],
    ['none', 'all'],
  ]);
});

const switches = [
  ['nothing', 'none', all, []],
  ['looking', 'read', all, ['locks.read']],
  ['everything', 'all', all, [...area].sort()],
  ['everything one may give', 'all', (one: string) => one !== 'locks.configure', ['locks.open', 'locks.read']],
] as const;
for (const [name, level, mayGive, expected] of switches) {
  test(`switched to ${name}`, () => {
    const next = withLevel(new Set(['locks.open']), area, level, mayGive);
    expect([...next].sort()).toEqual(expected);
  });
}

test('looking comes along with working, and working goes with looking', () => {
  const working = toggled(new Set(), area, 'locks.open', all);
  expect([...working].sort()).toEqual(['locks.open', 'locks.read']);
  expect([...toggled(working, area, 'locks.read', all)]).toEqual([]);
  expect([...toggled(working, area, 'locks.open', all)]).toEqual(['locks.read']);
});
