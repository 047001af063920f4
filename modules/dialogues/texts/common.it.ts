import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'dialogue.not_waiting': 'A questa domanda è già stata data risposta. Ricarichi la pagina.',
  'dialogue.answer_wrong': 'Non comprendiamo questa risposta.',
};
