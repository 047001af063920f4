import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { timeLogApi } from '../../contract.ts';
import { afterChange } from './after-change.ts';
import { ownOrManaged, refuseClosedMonths } from './may-change.ts';
import { removeTimeLog } from './time-log-store.ts';

/** Also gives up a running timer. */
export const deleteTimeLog: UseCase<typeof timeLogApi.delete> = async (ctx, { timeLog: { id } }) => {
  const before = await ownOrManaged(ctx, id);
  await refuseClosedMonths(ctx, before, before.startTime);
  await removeTimeLog(ctx, id);
  await audit(ctx, { subjectKind: 'time_log', subjectId: id, action: 'time_log.removed', before });
  await afterChange(ctx, before);
  return {};
};
