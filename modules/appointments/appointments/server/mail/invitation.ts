import { Instant } from '@fachwerk/base/schema';
import { attachment } from '@fachwerk/server/mail';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod/mini';

const REMIND_SECONDS = 60 * 60;

/** Calendar invitation; a later one with the same id replaces or removes it. It contains no key, because calendars are shared. */
export const invitation = attachment({
  name: 'appointments.invitation',
  params: z.object({
    appointmentId: z.uuid(),
    sequence: z.int(),
    writtenAt: Instant,
    isCancelled: z.boolean(),
    startsAt: Instant,
    endsAt: Instant,
    title: z.string(),
    place: z.string(),
    companyName: z.string(),
    companyEmail: z.string(),
    email: z.string(),
  }),
  make: async ({ app }, given) => {
    const method = given.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
    const calendar = ical({ prodId: { company: 'Fachwerk', product: 'Fachwerk' }, method });
    calendar.createEvent({
      id: `${given.appointmentId}@${new URL(app.publicUrl).hostname}`,
      sequence: given.sequence,
      stamp: given.writtenAt,
      start: given.startsAt,
      end: given.endsAt,
      summary: given.title,
      location: given.place,
      status: given.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(given.companyEmail && { organizer: { name: given.companyName, email: given.companyEmail } }),
      attendees: [{ email: given.email, rsvp: false }],
      ...(!given.isCancelled && { alarms: [{ type: ICalAlarmType.display, trigger: REMIND_SECONDS }] }),
    });
    return {
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(calendar.toString()),
    };
  },
});
