import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { handoverApi } from '../../contract.ts';
import { type Visit, visitAfter } from '../../rules/visit.ts';
import { markSeen } from '../notes/note-store.ts';
import type { HandoverCtx } from '../source.ts';

export function findVisit({ db, companyId, caller }: HandoverCtx): Promise<Visit | undefined> {
  return db.first<Visit>(sql`
    select last_at, previous_at from handover.visit where company_id = ${companyId} and user_id = ${caller.userId}`);
}

async function saveVisit({ db, companyId, caller }: Ctx, { lastAt, previousAt }: Visit): Promise<void> {
  await db.write(sql`
    insert into handover.visit (company_id, user_id, last_at, previous_at)
    values (${companyId}, ${caller.userId}, ${lastAt}, ${previousAt})
    on conflict (company_id, user_id) do update set last_at = excluded.last_at, previous_at = excluded.previous_at`);
}

/** A guest's look is nobody's handover. */
export const noteVisit: UseCase<typeof handoverApi.visit> = async (ctx) => {
  if (ctx.caller.guest) return {};
  await saveVisit(ctx, visitAfter(await findVisit(ctx), ctx.now));
  await markSeen(ctx);
  return {};
};
