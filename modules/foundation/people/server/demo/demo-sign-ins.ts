import { addPastSession } from '@fachwerk/auth/facade';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { DEVICES, type DemoPerson } from './demo-people.ts';

const ZONE = 'Europe/Berlin';
const WORKDAY_MINUTES = 465;

/** In the morning of a working day, at a minute that differs from person to person; never in the future. */
function signInAt(now: Date, daysAgo: number, seed: number): Date | null {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(ZONE)
    .subtract({ days: daysAgo });
  if (day.dayOfWeek === 7) return null;
  const minutes = 7 * 60 + ((seed * 37 + daysAgo * 13) % 150);
  const at = new Date(day.startOfDay().add({ minutes }).epochMilliseconds);
  return at < now ? at : addMinutes(now, -25 - seed);
}

/** Sessions that are over, as if the person had signed out in the evening. */
export async function addDemoSignIns(ctx: CompanyCtx, userId: string, person: DemoPerson, seed: number): Promise<void> {
  const moments = person.signInDaysAgo.map((days) => signInAt(ctx.now, days, seed)).filter((at) => at !== null);
  for (const at of moments) {
    const over = addMinutes(at, WORKDAY_MINUTES);
    const endedAt = over < ctx.now ? over : addMinutes(ctx.now, -5);
    await addPastSession(ctx, {
      userId,
      createdAt: at,
      endedAt,
      address: `192.0.2.${seed + 10}`,
      userAgent: DEVICES[person.device],
    });
  }
}
