import { finishOpenAlerts, reopenAlert } from '@fachwerk/alerts/facade';
import { Problem } from '@fachwerk/base/problem';
import { putInService } from '@fachwerk/lockers/facade';
import { checkRestingBox } from '@fachwerk/rental-changes/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { RecordOutcome, TaskState } from '../../contract.ts';
import { rightToSettle } from '../../rules/work.ts';
import type { TaskRow } from '../stop-store.ts';

type Settling = {
  readonly task: TaskRow;
  /** That the location belongs to; in the caller's sight. */
  readonly companyId: string;
  readonly from: TaskState;
  readonly to: TaskState;
  /** What was noted about the task. */
  readonly comment: string | undefined;
};

/** A tick does what the module of its source does, with the right that is asked for there: the alert is done, the checked box is free, the repaired box is in service. */
export async function settleSource(ctx: Ctx, { task, companyId, from, to, comment }: Settling): Promise<RecordOutcome> {
  const { kind, sourceId } = task;
  if (!sourceId || kind === 'battery' || kind === 'manual') return 'applied';
  const isReopening = kind === 'alert' && from === 'done' && to === 'open';
  if (to !== 'done' && !isReopening) return 'applied';
  if (!ctx.caller.capabilities.has(rightToSettle[kind])) return 'not_settled';
  if (to === 'done') return (await settled(ctx, { kind, sourceId, companyId, comment })) ? 'applied' : 'already';
  return (await isReopened(ctx, sourceId)) ? 'applied' : 'already';
}

type Source = Pick<Settling, 'companyId' | 'comment'> & {
  readonly kind: 'alert' | 'check' | 'out_of_service';
  readonly sourceId: string;
};

async function settled(ctx: Ctx, { kind, sourceId, companyId, comment }: Source): Promise<boolean> {
  if (kind === 'alert') return (await finishOpenAlerts(ctx, [sourceId], { comment })).length > 0;
  if (kind === 'check') return checkRestingBox(ctx, sourceId);
  return putInService(ctx, { companyId, lockId: sourceId, reason: comment?.slice(0, 300) || '–' });
}

/** The cause may have been reported anew meanwhile: that alert stays, and this one stays done. */
async function isReopened(ctx: Ctx, id: string): Promise<boolean> {
  try {
    await reopenAlert(ctx, { id });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
