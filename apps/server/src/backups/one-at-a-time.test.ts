import { emptyDatabase } from '@fachwerk/testing/database';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('of two backups at once the second leaves it to the first, and the next one takes its turn', async () => {
  const database = await emptyDatabase();
  try {
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done: string[] = [];
    const first = oneAtATime(database.url, async () => {
      begun.resolve();
      await ending.promise;
      done.push('first');
    });
    await begun.promise;
    expect(await oneAtATime(database.url, async () => void done.push('second'))).toBe(false);
    ending.resolve();
    expect(await first).toBe(true);
    expect(await oneAtATime(database.url, async () => void done.push('third'))).toBe(true);
    expect(done).toEqual(['first', 'third']);
  } finally {
    await database.remove();
  }
});

test('a database that is away is a failure, and not another backup', async () => {
  const nowhere = oneAtATime('postgres://nobody@127.0.0.1:1/none', async () => {}, { mostTries: 1 });
  await expect(nowhere).rejects.toThrow('the database does not answer');
});
