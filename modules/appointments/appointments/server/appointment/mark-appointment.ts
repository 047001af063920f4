import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotMark } from '../../rules/appointment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findStored, lockStored, saveState, shown } from './appointment-store.ts';

export const markAppointment: UseCase<typeof appointmentApi.mark> = async (ctx, { id, state }) => {
  const before = await lockStored(ctx, id);
  if (!before) throw problem('appointment.unknown');
  const refusal = whyNotMark(before, state, ctx.now);
  if (refusal) throw problem(refusal);
  if (before.state === state) return shown(before);
  await saveState(ctx, id, state);
  const about = { subjectKind: 'appointment', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment.marked', before: { state: before.state }, after: { state } });
  await notifyWatchers(ctx);
  return shown((await findStored(ctx, id))!);
};
