import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'settling.other_day': 'Il giorno del pagamento è tra l’ordine e oggi.',
};
