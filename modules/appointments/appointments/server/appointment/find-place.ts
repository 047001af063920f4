import { dayOf, startOfDay } from '@fachwerk/base/time';
import type { AppointmentProblem } from '../../contract.ts';
import { busySpan, isFree, leastBusy, united } from '../../rules/free-times.ts';
import { freeIn, type Plan } from '../times/plan.ts';

type Place = { readonly staffId: string; readonly roomId: string | null };

/** Without conflicts; staff may also book outside working hours. */
export function placeForStaff(
  { service, staff, rooms }: Plan,
  { staffId, startsAt, roomId }: { staffId: string; startsAt: Date; roomId?: string | undefined },
): Place | AppointmentProblem {
  const person = staff.find(({ id }) => id === staffId);
  if (!person) return 'appointment.not_for_this_person';
  const span = busySpan(startsAt.getTime(), service);
  if (!isFree(united(person.busy), span)) return 'appointment.taken';
  if (roomId === undefined) return roomFor(rooms, span, staffId);
  const wanted = rooms?.filter(({ id }) => id === roomId) ?? [];
  return wanted.length > 0 ? roomFor(wanted, span, staffId) : 'appointment.not_in_this_room';
}

/** At an offered time, with the chosen person or the one with the least work on that day. */
export function placeForCustomer(plan: Plan, startsAt: Date, stepMinutes: number): Place | AppointmentProblem {
  const to = new Date(startsAt.getTime() + 1);
  const [time] = freeIn(plan, { from: startsAt, to, stepMinutes });
  if (!time) return 'appointment.taken';
  const on = dayOf(startsAt);
  const day = { from: startOfDay(on).getTime(), to: startOfDay(on.add({ days: 1 })).getTime() };
  const staffId = leastBusy(
    plan.staff.filter(({ id }) => time.staffIds.includes(id)),
    day,
  )!;
  return roomFor(plan.rooms, busySpan(startsAt.getTime(), plan.service), staffId);
}

function roomFor(rooms: Plan['rooms'], span: ReturnType<typeof busySpan>, staffId: string): Place | AppointmentProblem {
  if (!rooms) return { staffId, roomId: null };
  const room = rooms.find(({ busy }) => isFree(united(busy), span));
  return room ? { staffId, roomId: room.id } : 'appointment.room_taken';
}
