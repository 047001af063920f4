import { addMinutes } from '@fachwerk/base/time';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
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

/** Sessions that are over, as if the person had signed out in the evening. Answers the latest sign-in. */
export async function addDemoSignIns(
  ctx: CompanyCtx,
  userId: string,
  person: DemoPerson,
  seed: number,
): Promise<Date | null> {
  const moments = person.signInDaysAgo.map((days) => signInAt(ctx.now, days, seed)).filter((at) => at !== null);
  for (const at of moments) {
    const over = addMinutes(at, WORKDAY_MINUTES);
    const endedAt = over < ctx.now ? over : addMinutes(ctx.now, -5);
    await ctx.db.rows(sql`
      insert into identity.session (company_id, id, user_id, created_at, last_seen_at, rotated_at, expires_at, address, user_agent,
        refresh_hash, ended_at, ended_because)
      values (${ctx.companyId}, ${ctx.newId()}, ${userId}, ${at}, ${endedAt}, ${endedAt}, ${endedAt}, ${`192.0.2.${seed + 10}`},
        ${DEVICES[person.device]}, ${hashToken(ctx.newSecret(32))}, ${endedAt}, 'signed_out')`);
  }
  return moments.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
