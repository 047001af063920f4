import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'survey.send': 'Invia le risposte',
  'survey.sent': 'Le Sue risposte sono arrivate',
  'survey.anonymous': 'Questo sondaggio è anonimo: si conservano solo le Sue risposte e il giorno.',
  'survey.state.closed': 'Questo sondaggio è terminato. Grazie per l’interesse.',
  'survey.state.answered': 'Ha già risposto a questo sondaggio. Grazie.',
  'survey.trap': 'Lasciare vuoto',
  'survey.file_types': 'Un’immagine o un PDF, al massimo 8 MB.',
  'survey.file_there': 'Caricato: {name}',
  'survey_unsubscribe.title': 'Niente più inviti',
  'survey_unsubscribe.ask': 'Non desidera più ricevere messaggi da noi? Basta un clic. Vale anche per la newsletter.',
  'survey_unsubscribe.end': 'Disdici i messaggi',
  'survey_unsubscribe.done': 'Non riceverà più messaggi da noi. Quelli già in viaggio arriveranno ancora.',
  'survey_unsubscribe.home': 'Alla pagina iniziale',
};
