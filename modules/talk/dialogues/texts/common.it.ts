import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'dialogue.not_waiting': 'A questa domanda è già stata data risposta. Ricarichi la pagina.',
  'dialogue.answer_wrong': 'Non comprendiamo questa risposta.',
  'dialogue.book.boxes': 'Vedi i vani liberi',
  'dialogue.book.shop': 'Vai al negozio',
  'dialogue.book.none': 'Non ora',
  'dialogue.book.nothing': 'Continua senza appuntamento',
};
