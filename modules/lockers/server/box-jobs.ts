import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { REPLAY_DAYS } from '../contract-wall.ts';
import { ALARM_KINDS } from '../rules/box-state.ts';
import { noteBoxes } from './box-history.ts';
import { tellOfLocks } from './lock-hints.ts';

type Box = { readonly companyId: string; readonly lockId: string; readonly locationId: string };

/**
 * Alarms are ended by people elsewhere in the house: what the walls noted is held against what is open now. Looks at boxes alone that
 * have an alarm, or had one in their newest note.
 */
export const noteAlarms = job({
  name: 'box.note_alarms',
  payload: z.object({}),
  cron: '* * * * *',
  tries: 1,
  run: async (ctx) => {
    const boxes = await ctx.db.rows<Box>(
      acrossCompanies(
        'walls of all companies are noted by one job',
        sql`
      with alarmed as (
        select company_id, subject_id as lock_id from alerts.open_alert_view
        where subject_kind = 'lock' and kind = any(${ALARM_KINDS}::text[])
      ), noted as (
        select company_id, lock_id from lockers.lock_state where is_alarm_noted
      )
      select l.company_id, l.id as lock_id, l.location_id from (
        (select * from alarmed except select * from noted) union (select * from noted except select * from alarmed)
      ) as differs
      join lockers.lock l on l.company_id = differs.company_id and l.id = differs.lock_id and l.archived_at is null`,
      ),
    );
    for (const [companyId, here] of Map.groupBy(boxes, (box) => box.companyId)) {
      const inside = { ...ctx, companyId };
      await noteBoxes(
        inside,
        here.map(({ lockId }) => lockId),
      );
      await tellOfLocks(inside, here);
    }
  },
});

/** Keeps of each box what the replay needs: everything of its days, and the last look before them. */
export const forgetHistory = job({
  name: 'box.forget_history',
  payload: z.object({}),
  cron: '40 0 * * *',
  run: async ({ db, now }) => {
    const before = addDays(now, -(REPLAY_DAYS + 1));
    await db.rows(
      acrossCompanies(
        'walls of all companies are forgotten by one job',
        sql`
      delete from lockers.box_history h
      where h.at < ${before} and exists (
        select from lockers.box_history later
        where later.company_id = h.company_id and later.lock_id = h.lock_id and later.at > h.at and later.at <= ${before}
      )`,
      ),
    );
  },
});
