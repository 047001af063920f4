import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'rental.duration.minute_one': '{count} minute',
  'rental.duration.minute_other': '{count} minutes',
  'rental.duration.hour_one': '{count} hour',
  'rental.duration.hour_other': '{count} hours',
  'rental.duration.day_one': '{count} day',
  'rental.duration.day_other': '{count} days',
  'rental.duration.week_one': '{count} week',
  'rental.duration.week_other': '{count} weeks',
  'rental.overrun_terms.after_grace':
    'After the end the box still opens for {grace} at no extra charge. After that each started hour costs {rate}, counted from the booked end.',
  'rental.overrun_terms.after_grace_from_its_end':
    'After the end the box still opens for {grace} at no extra charge. After that each started hour costs {rate}, counted from the end of this grace.',
  'rental.overrun_terms.example': 'Example: {late} after the booked end cost {amount}.',
  'rental.overrun_terms.at_once': 'After the end each started hour costs {rate}, counted from the booked end.',
  'rental.overrun_terms.free': 'Staying after the end costs nothing extra here.',
};
