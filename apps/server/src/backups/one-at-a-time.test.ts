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
