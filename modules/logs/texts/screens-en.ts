import type { TextsLike } from '@fachwerk/base/language';
import type { screensDe } from './screens-de.ts';

export const screensEn: TextsLike<typeof screensDe> = {
  'logs.title': 'Log / evaluation',
  'logs.csv.name': 'log',
  'logs.csv.at': 'Time',
  'logs.csv.what': 'What',
  'logs.csv.location': 'Location',
  'logs.csv.lock': 'Box',
  'logs.csv.person': 'Person',
  'logs.csv.order': 'Order',
  'logs.csv.type': 'Type',
};
