import { addMinutes } from '@fachwerk/base/time';
import { ownDatabase } from '@fachwerk/testing/database';
import { expect, test } from 'vitest';
import { connect } from './db.ts';
import { sql } from './sql.ts';
import { withinWindow } from './within-window.ts';

const now = new Date('2026-03-01T10:00:00Z');

test('a limit counts what happened since then, and nothing that a clock which was set back has still ahead', async () => {
  const home = await ownDatabase([]);
  const db = connect({ url: home.url });
  const given = [-16, -15, -14, 0, 1, 2, 24 * 60].map((minutes) => addMinutes(now, minutes));
  const counted = await db.rows<{ at: Date }>(sql`
    select at from unnest(${given}::timestamptz[]) as at where ${withinWindow(sql`at`, addMinutes(now, -15), now)} order by at`);
  expect(counted.map(({ at }) => (at.getTime() - now.getTime()) / 60_000)).toEqual([-14, 0, 1]);
  await db.close();
  await home.remove();
});
