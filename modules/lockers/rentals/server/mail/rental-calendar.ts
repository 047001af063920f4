import { calendarFile } from '@fachwerk/base/calendar';
import { Instant } from '@fachwerk/base/schema';
import { attachment } from '@fachwerk/server/mail';
import * as z from 'zod/mini';

const REMIND_MINUTES = 30;

/** Calendar entry with time and place. It contains no key, because calendars are shared. */
export const rentalCalendar = attachment({
  name: 'rentals.calendar',
  params: z.object({
    rentalId: z.uuid(),
    writtenAt: Instant,
    startsAt: Instant,
    endsAt: Instant,
    timeZone: z.string(),
    title: z.string(),
    place: z.string(),
    position: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
    text: z.string(),
  }),
  make: async ({ app }, { rentalId, ...event }) => ({
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(
      calendarFile({
        ...event,
        uid: `${rentalId}@${new URL(app.publicUrl).hostname}`,
        remindMinutes: REMIND_MINUTES,
      }),
    ),
  }),
});
