import type { TextsLike } from '@fachwerk/base/language';
import type { adminTilesDe } from './admin-tiles.de.ts';

export const adminTilesEn: TextsLike<typeof adminTilesDe> = {
  'people.title': 'Users and sign-ins',
  'people.info':
    'Who has an account in your company, who signed in last and how many protect theirs with a second factor. Every number leads to its list.',
  'people.active': 'Active',
  'people.active.of_one': 'of one person in all',
  'people.active.of_other': 'of {count} people in all',
  'people.invited': 'Invited',
  'people.invited.about': 'no password yet',
  'people.deactivated': 'Deactivated',
  'people.deactivated.about': 'without access',
  'people.factor': 'Second factor',
  'people.factor.percent': '{percent}\u00a0%',
  'people.factor.of': '{with} of {count} active',
  'people.week': 'Signed in within 7 days',
  'people.trend.more_one': 'one person more than before',
  'people.trend.more_other': '{count} more than before',
  'people.trend.fewer_one': 'one person fewer than before',
  'people.trend.fewer_other': '{count} fewer than before',
  'people.trend.same': 'as many as before',
  'people.trend.about': 'In the 7 days before it was {count}. Who signs in several times counts once.',
  'people.latest': 'Latest sign-ins',
  'people.latest.none': 'Nobody has signed in yet.',
  'people.latest.all': 'All users',
  'people.device': '{browser} on {system}',
  'people.device.unknown': 'Unknown device',
  'people.shares': 'All accounts',
  'people.shares.active': 'Set up',
};
