import { addDays, dayOf, startOfDay } from '@fachwerk/base/time';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { chatApi } from '../../contract.ts';
import { usualWaitSeconds } from '../message/message-store.ts';
import { headsOf } from './head-store.ts';

const MOST = 30;
/** The median of fewer days would jump. */
const MEDIAN_DAYS = 30;

/** What waits for an answer; what is put off waits only when its time has come. */
const waits = ({ companyId, now }: Ctx) => sql`c.company_id = ${companyId} and c.waiting_since is not null
  and (c.state = 'open' or (c.state = 'snoozed' and c.snoozed_until <= ${now}))`;

export const showWaiting: UseCase<typeof chatApi.waiting> = async (ctx) => {
  const [chats, counts, answers, medianSeconds] = await Promise.all([
    headsOf(
      ctx,
      sql`select c.* from chat.conversation c where ${waits(ctx)} order by c.waiting_since, c.id limit ${MOST}`,
    ),
    ctx.db.first<{ waiting: number; unassigned: number }>(sql`
      select count(*)::int as waiting, (count(*) filter (where c.assignee_id is null))::int as unassigned
      from chat.conversation c where ${waits(ctx)}`),
    ctx.db.first<{ count: number }>(sql`
      select count(*)::int from chat.message
      where company_id = ${ctx.companyId} and waited_seconds is not null and at >= ${startOfDay(dayOf(ctx.now))}`),
    usualWaitSeconds(ctx, addDays(ctx.now, -MEDIAN_DAYS)),
  ]);
  return {
    chats: chats.toSorted((one, other) => one.waitingSince!.getTime() - other.waitingSince!.getTime()),
    ...counts!,
    answeredToday: answers!.count,
    medianMinutes: medianSeconds === null ? null : Math.ceil(medianSeconds / 60),
  };
};
