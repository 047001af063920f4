import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotConfirmForCaller } from '../../rules/confirmation.ts';
import { problem } from '../problem.ts';
import { lockStored, shown } from './appointment-store.ts';
import { confirmStored } from './confirm-appointment.ts';

export const confirmForCaller: UseCase<typeof appointmentApi.confirm> = async (ctx, { id }) => {
  const before = await lockStored(ctx, id);
  if (!before) throw problem('appointment.unknown');
  const refusal = whyNotConfirmForCaller(before, ctx.now);
  if (refusal) throw problem(refusal);
  const confirmed = await confirmStored(ctx, id);
  const about = { subjectKind: 'appointment', subjectId: id, address: ctx.request.address };
  const [was, is] = [{ state: before.state }, { state: confirmed.state }];
  await audit(ctx, { ...about, action: 'appointment.confirmed', before: was, after: is });
  return shown(confirmed);
};
