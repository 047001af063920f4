import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findStored, lockStored, saveDetails, shown } from './appointment-store.ts';
import { announce } from './write-appointment.ts';

export const editAppointment: UseCase<typeof appointmentApi.edit> = async (
  ctx,
  { id, version, customer, staffNote },
) => {
  const before = await lockStored(ctx, id);
  if (!before) throw problem('appointment.unknown');
  if (before.version !== version) throw problem('appointment.changed_meanwhile');
  await saveDetails(ctx, { id, ...customer, staffNote });
  const about = { subjectKind: 'appointment', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment.edited' });
  const after = (await findStored(ctx, id))!;
  // A new address needs a new confirmation link.
  if (after.state === 'unconfirmed' && after.email !== before.email) await announce(ctx, after);
  await notifyWatchers(ctx);
  return shown(after);
};
