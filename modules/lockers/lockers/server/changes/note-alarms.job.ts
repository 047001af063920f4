import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { ALARM_KINDS } from '../../rules/box-state.ts';
import { noteBoxes } from './note-boxes.ts';
import { notifyLocks } from './notify-screens.ts';

type Box = { readonly companyId: string; readonly lockId: string; readonly locationId: string };

/**
 * Alarms are ended by people elsewhere in the house: what was noted is held against what is open now. Looks at boxes alone that
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
        'alarms of all companies are noted by one job',
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
      const scoped = { ...ctx, companyId };
      await noteBoxes(
        scoped,
        here.map(({ lockId }) => lockId),
      );
      await notifyLocks(scoped, here);
    }
  },
});
