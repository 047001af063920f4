import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.area.list-views': 'Lists',
  'capability.list-views.manage': 'Edit shared views of others',
  'audit.list_view.shared': 'View shared',
  'audit.list_view.changed': 'Shared view changed',
  'audit.list_view.withdrawn': 'Shared view removed',
  'list_view.unknown': 'This view no longer exists.',
  'list_view.not_yours': 'Only its author and administrators edit a shared view.',
  'list_view.name_taken': 'You already have a view with this name in this list.',
  'list_view.too_many': 'You can have 30 views of your own per list. Delete one you no longer need.',
};
