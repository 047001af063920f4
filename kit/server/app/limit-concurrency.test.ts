import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('two at a time, in the order they came, and a failure gives its turn on', async () => {
  const turn = limitConcurrency(2);
  const log: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (name: string) =>
    turn(async () => {
      log.push(name);
      await new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
    }).catch(() => log.push(`${name} failed`));
  const all = ['a', 'b', 'c', 'd'].map(work);
  const settled = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  await settled();
  expect(log).toEqual(['a', 'b']);
  ends.get('b')!.reject(new Error('no'));
  await settled();
  expect(new Set(log)).toEqual(new Set(['a', 'b', 'b failed', 'c']));
  ends.get('a')!.resolve();
  await settled();
  expect(log.at(-1)).toBe('d');
  for (const name of ['c', 'd']) ends.get(name)!.resolve();
  await Promise.all(all);
});
