import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'survey.unknown': 'Questo sondaggio non esiste o non c’è più.',
  'survey.not_open': 'Questo sondaggio al momento non accetta risposte.',
  'survey.already_answered': 'A questo invito è già stata data risposta. Grazie.',
  'survey.incomplete': 'Manca ancora qualcosa.',
  'survey.more_questions': 'Dalle Sue risposte nasce ancora una domanda.',
  'survey.looks_automatic': 'Sembrava un invio automatico. Ricarichi la pagina e riprovi.',
  'survey.too_many': 'Oggi sono arrivate moltissime risposte. Riprovi domani.',
  'survey.file_not_taken': 'Non possiamo accettare questo file. Vanno bene immagini (JPEG, PNG, WebP) e PDF.',
  'survey.file_too_large': 'Il file è troppo grande. Al massimo 8 MB.',
};
