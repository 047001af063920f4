import { listColleagues } from '@fachwerk/people/facade';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import type { setupApi } from '../../contract.ts';
import { whyNotHours } from '../../rules/working-hours.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findStaff, listServices, writeStaff } from './setup-store.ts';

export const saveStaff: UseCase<typeof setupApi.saveStaff> = async (ctx, { id, staff }) => {
  const before = id === undefined ? null : await findStaff(ctx, id);
  if (before === undefined) throw problem('appointment.staff_unknown');
  const refusal = whyNotHours(staff.hours);
  if (refusal) throw problem(refusal);
  const services = new Set((await listServices(ctx)).map((service) => service.id));
  if (!staff.serviceIds.every((serviceId) => services.has(serviceId))) throw problem('appointment.service_unknown');
  // A former colleague keeps the existing link.
  if (staff.userId && staff.userId !== before?.userId) {
    const people = await listColleagues(ctx, 'appointments.read');
    if (!people.some((person) => person.id === staff.userId)) throw problem('appointment.staff_unknown');
  }
  const savedId = id ?? ctx.newId();
  await writeStaff(ctx, savedId, staff).catch((error: unknown) => {
    throw brokenConstraint(error) === 'staff_user_once' ? problem('appointment.account_taken') : error;
  });
  const about = { subjectKind: 'appointment_staff', subjectId: savedId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_staff.saved', before, after: staff });
  await notifyWatchers(ctx);
  return { id: savedId };
};
