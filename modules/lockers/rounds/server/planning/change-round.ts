import { findColleague } from '@fachwerk/people/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Round } from '../../contract.ts';
import { notifyRounds } from '../notify-rounds.ts';
import { problem } from '../problem.ts';
import { type HeldRound, lockRound, type RoundRow, roundRows, saveRound } from '../round-store.ts';

type Change = { readonly action: string; readonly after: object; readonly changed: Partial<RoundRow> };

/** Locks the round, saves what `decide` makes of it, and notifies; null: it is so already. */
export async function changeRound(
  ctx: Ctx,
  id: string,
  decide: (held: HeldRound<Ctx>) => Promise<Change | null> | Change | null,
): Promise<Round> {
  const held = await lockRound(ctx, id);
  const { scoped, round } = held;
  const change = await decide(held);
  if (change) {
    await saveRound(scoped, id, { ...round, ...change.changed });
    const before = { technician: round.technicianName, state: round.state };
    await audit(scoped, {
      subjectKind: 'round',
      subjectId: id,
      action: change.action,
      before,
      after: change.after,
      address: ctx.request.address,
    });
    await notifyRounds(scoped, id);
  }
  const [saved] = await roundRows(scoped, sql`r.company_id = ${scoped.companyId} and r.id = ${id}`);
  return saved!;
}

/** A colleague of the company that the round belongs to. */
export async function technicianOf(ctx: Ctx, id: string): Promise<{ id: string; name: string }> {
  const technician = await findColleague(ctx, 'rounds.work', id);
  if (!technician) throw problem('round.technician_unknown');
  return technician;
}
