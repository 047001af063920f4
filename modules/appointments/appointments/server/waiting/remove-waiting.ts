import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { deleteWaiting } from './waiting-store.ts';

export const removeWaiting: UseCase<typeof appointmentApi.removeWaiting> = async (ctx, { id }) => {
  if (!(await deleteWaiting(ctx, id))) throw problem('appointment.waiting_unknown');
  const about = { subjectKind: 'appointment_waiting', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_waiting.removed' });
  await notifyWatchers(ctx);
  return {};
};
