import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'capability.area.list-views': 'Elenchi',
  'capability.list-views.manage': 'Modificare le viste condivise di altri',
  'audit.list_view.shared': 'Vista condivisa',
  'audit.list_view.changed': 'Vista condivisa modificata',
  'audit.list_view.withdrawn': 'Vista condivisa rimossa',
  'list_view.unknown': 'Questa vista non esiste più.',
  'list_view.not_yours': 'Solo chi l’ha creata e gli amministratori modificano una vista condivisa.',
  'list_view.name_taken': 'In questo elenco esiste già una Sua vista con questo nome.',
  'list_view.too_many': 'Per ogni elenco sono possibili 30 viste proprie. Ne elimini una che non serve più.',
};
