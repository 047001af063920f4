import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { type AppointmentProblem, timeFreed } from '../../contract.ts';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotChange } from '../../rules/appointment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { serviceAsBooked } from '../setup/chosen-service.ts';
import { findService, findStaff } from '../setup/setup-store.ts';
import { lockPlan, type Plan, readPlan } from '../times/plan.ts';
import { findStored, lockStored, moveStored, type Stored, shown } from './appointment-store.ts';
import { placeForStaff } from './find-place.ts';
import { announce, refuseTwice } from './write-appointment.ts';

export const moveAppointment: UseCase<typeof appointmentApi.move> = async (ctx, { id, version, ...wish }) => {
  const { staffId, startsAt } = wish;
  const before = await lockStored(ctx, id);
  if (!before) throw problem('appointment.unknown');
  if (before.version !== version) throw problem('appointment.changed_meanwhile');
  const refusal = whyNotChange(before);
  if (refusal) throw problem(refusal);
  const person = await findStaff(ctx, staffId);
  if (!person || person.isArchived) throw problem('appointment.staff_unknown');
  const moved = await moveTo(ctx, before, { staffId, startsAt }, (plan) => placeForStaff(plan, wish));
  const about = { subjectKind: 'appointment', subjectId: id, address: ctx.request.address };
  const { startsAt: wasAt, staffId: wasWith, roomId: wasIn } = before;
  await audit(ctx, {
    ...about,
    action: 'appointment.moved',
    before: { startsAt: wasAt, staffId: wasWith, roomId: wasIn },
    after: { startsAt, staffId, roomId: moved.roomId },
  });
  await notifyWatchers(ctx);
  return shown(moved);
};

type Place = { readonly staffId: string; readonly roomId: string | null };

/** The caller holds the appointment and has checked that it may move. */
export async function moveTo(
  ctx: CompanyCtx,
  before: Stored,
  { staffId, startsAt, isOnline = false }: { staffId?: string; startsAt: Date; isOnline?: boolean },
  placeIn: (plan: Plan) => Place | AppointmentProblem,
): Promise<Stored> {
  const known = await findService(ctx, before.serviceId);
  if (!known) throw problem('appointment.service_unknown');
  const service = serviceAsBooked(known, before);
  await lockPlan(ctx, service, staffId);
  const plan = await readPlan(ctx, service, { from: startsAt, to: startsAt, staffId, isOnline, except: before.id });
  const place = placeIn({ ...plan, rooms: presentFirst(plan.rooms, before.roomId) });
  if (typeof place === 'string') throw problem(place);
  await moveStored(ctx, before.id, { ...place, startsAt }).catch(refuseTwice);
  const moved = (await findStored(ctx, before.id))!;
  const isOtherTime = moved.startsAt.getTime() !== before.startsAt.getTime();
  if (isOtherTime || moved.staffId !== before.staffId) await announce(ctx, moved, 'moved');
  await emit(ctx, timeFreed, { companyId: ctx.companyId });
  return moved;
}

/** Keeps its room if that is free. */
const presentFirst = (rooms: Plan['rooms'], present: string | null): Plan['rooms'] =>
  rooms?.toSorted((a, b) => Number(b.id === present) - Number(a.id === present)) ?? null;
