import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'found_items.settings': 'Termini di custodia',
  'found_items.settings.about':
    'Vale per i nuovi oggetti ritrovati. Il § 973 BGB indica sei mesi dalla denuncia all’autorità competente.',
  'found_items.settings.words': 'oggetti ritrovati, termine di custodia, oggetti smarriti, § 973 BGB',
};
