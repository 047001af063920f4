import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

test('who comes during a read is answered by the next one, together with all others who came', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const shared = sharedRead<string>();
  const ask = (key = 'board') =>
    shared(key, () => {
      reads.push(Promise.withResolvers());
      return reads.at(-1)!.promise;
    });
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(reads).toHaveLength(1);
  const other = ask('other');
  expect(reads).toHaveLength(2);
  reads[1]!.resolve('elsewhere');
  expect(await other).toBe('elsewhere');

  reads[0]!.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => reads.length).toBe(3);
  const late = ask();
  reads[2]!.resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  await expect.poll(() => reads.length).toBe(4);
  reads[3]!.resolve('newer');
  expect(await late).toBe('newer');
});
