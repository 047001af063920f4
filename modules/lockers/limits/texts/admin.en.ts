import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.area.limits': 'Limits',
  'capability.limits.read': 'See limits',
  'limits.title': 'Limits',
  'limits.name': 'Name',
  'limits.createdAt': 'Created',
  'limits.empty.title': 'Nothing here yet',
  'limits.empty.text': 'As soon as there are entries, you see them here.',
};
