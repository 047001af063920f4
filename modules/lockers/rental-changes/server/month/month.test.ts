import { Problem } from '@fachwerk/base/problem';
import type { App } from '@fachwerk/server/ctx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalChanges, type TestRentalChanges } from '../testing.ts';
import { chanceOf } from './month-chance.for-tests.ts';
import { brokenPromises } from './month-invariants.for-tests.ts';
import { MONTH_STEPS } from './month-steps.for-tests.ts';

/** Another month: MONTH_SEED=4712 npx vitest run modules/lockers/rental-changes/server/month */
const SEED = Number(process.env.MONTH_SEED ?? 4711);
const MONTH_MINUTES = 30 * 24 * 60;
/** Much happens at once, and then nothing for hours. */
const PAUSES = [1, 5, 20, 60, 90, 240, 480, 720];
/** Some 20 s on an idle machine. */
const TIMEOUT_MS = 240_000;

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges();
});
afterAll(() => world.app.close());

const allKept = (broken: Record<string, unknown[]>) => Object.entries(broken).filter(([, found]) => found.length > 0);

test(
  `a month of one location keeps every promise (seed ${SEED})`,
  async () => {
    const chance = chanceOf(SEED);
    const place = await world.place(world.city, 'Monat', { checkMinutes: 10, maxDurationMinutes: 7200 });
    await world.boxes(place, 4, { sizeCode: 'S' });
    await world.boxes(place, 2, { sizeCode: 'M' });
    await world.boxes(place, 1, { sizeCode: 'L' });

    const sent: string[] = [];
    const faulty: App['mail'] = {
      sender: { name: '', address: 'post@fachwerk.example' },
      check: async () => {},
      send: async ({ messageId }) => {
        if (chance.isLucky(0.2)) throw new Error('the mail server is away');
        sent.push(messageId);
      },
      close: () => {},
    };
    Object.assign(world.app.app, { mail: faulty });
    /** Whatever cannot be delivered is tried again by the next call. */
    const runJobs = () =>
      world.app.runJobs().catch((error: Error) => {
        if (error.message !== 'the mail server is away') throw error;
      });

    const month = { world, chance, place, runJobs, waiting: [] };
    const endOfMonth = world.inMinutes(MONTH_MINUTES);
    for (let step = 0; world.app.time.now < endOfMonth; step++) {
      const answer = (await chance.oneOf(MONTH_STEPS)!(month).catch((error: unknown) => {
        // An expected no; everything else is a defect.
        if (!(error instanceof Problem)) throw error;
      })) as { status?: number; body?: { code?: string } } | undefined;
      expect(answer?.status === 500 ? answer.body : null, `step ${step}`).toBeNull();
      if (chance.isLucky(0.8)) await runJobs();
      expect(allKept(await brokenPromises(world)), `step ${step}`).toEqual([]);
      world.later(chance.oneOf(PAUSES)!);
    }

    // When everybody has gone home, nothing is left undone.
    world.later(2 * 24 * 60);
    for (let tries = 0; tries < 20; tries++) await runJobs();
    expect(allKept(await brokenPromises(world))).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
    const { db, sql } = world.app;
    const left = await db.first<{ holds: number; unsent: number; rentals: number }>(sql`
    select
      (select count(*) from rentals.rental where company_id = ${world.city.id} and state in ('held', 'ordered')) as holds,
      (select count(*) from kit.mail where company_id = ${world.city.id} and sent_at is null) as unsent,
      (select count(*) from rentals.rental where company_id = ${world.city.id} and state = 'ended') as rentals`);
    expect(left).toMatchObject({ holds: 0, unsent: 0 });
    expect(left!.rentals).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);
