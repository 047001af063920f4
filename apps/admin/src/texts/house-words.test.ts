import { expect, test } from 'vitest';
import { houseDe } from './house.de.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const modules = import.meta.glob<Words>('/modules/*/texts/{admin,common}.de.ts', { eager: true });
/** Words that screens of other modules say: the log, the trail of changes and the table of rights show everybody's. */
const SHARED = /^(log|audit|capability)\./;

test('the house knows what every module calls its events, changes and rights', () => {
  const keys = Object.values(modules).flatMap((file) => Object.values(file).flatMap((words) => Object.keys(words)));
  const shared = keys.filter((key) => SHARED.test(key));
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter((key) => !(key in houseDe))).toEqual([]);
});
