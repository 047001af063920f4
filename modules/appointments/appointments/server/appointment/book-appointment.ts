import { findCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { seriesOf } from '../../rules/appointment.ts';
import { choiceOf } from '../../rules/service-choice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { serviceAs } from '../setup/chosen-service.ts';
import { findService, findStaff } from '../setup/setup-store.ts';
import { lockPlan, readPlan } from '../times/plan.ts';
import { placeForStaff } from './find-place.ts';
import { announce, writeAppointment } from './write-appointment.ts';

type Book = UseCase<typeof appointmentApi.book>;

export const bookAppointment: Book = (ctx, given) => booked(ctx, given, 'booked');

/** For appointments agreed elsewhere: no confirmation mail, only the reminder. */
export const bookQuietly: Book = (ctx, given) => booked(ctx, given, 'series');

/** The first must fit; of the following ones those that do not fit are reported. */
async function booked(
  ctx: Parameters<Book>[0],
  given: Parameters<Book>[1],
  first: 'booked' | 'series',
): ReturnType<Book> {
  const { serviceId, staffId, startsAt, customer, staffNote, repeat } = given;
  const known = await findService(ctx, serviceId);
  if (!known || known.isArchived) throw problem('appointment.service_unknown');
  const choice = choiceOf(given);
  const service = serviceAs(known, choice);
  const person = await findStaff(ctx, staffId);
  if (!person || person.isArchived) throw problem('appointment.staff_unknown');
  await lockPlan(ctx, service, staffId);
  const starts = repeat ? seriesOf(startsAt, repeat) : [startsAt];
  const plan = await readPlan(ctx, service, { from: startsAt, to: starts.at(-1)!, staffId });
  const { defaultLanguage: language } = (await findCompany(ctx))!;
  const seriesId = repeat ? ctx.newId() : null;
  const ids: string[] = [];
  const notBooked: Date[] = [];
  for (const [at, each] of starts.entries()) {
    const place = placeForStaff(plan, { staffId, startsAt: each });
    if (typeof place === 'string') {
      if (at === 0) throw problem(place);
      notBooked.push(each);
      continue;
    }
    const who = { customer, language, staffNote, createdBy: 'staff' as const };
    const written = { ...place, ...who, choice, startsAt: each, seriesId };
    const appointment = await writeAppointment(ctx, service, written);
    // A series sends one mail, but a reminder for each appointment.
    await announce(ctx, appointment, at === 0 ? first : 'series');
    ids.push(appointment.id);
  }
  const about = { subjectKind: 'appointment', subjectId: ids[0]!, address: ctx.request.address };
  await audit(ctx, {
    ...about,
    action: 'appointment.booked',
    after: { serviceId, ...choice, staffId, startsAt, count: ids.length },
  });
  await notifyWatchers(ctx);
  return { ids, notBooked };
}
