import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What is refused; the screens are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'survey.slug_taken': 'A questo indirizzo esiste già un sondaggio.',
  'survey.changed_meanwhile': 'Qualcun altro ha modificato il sondaggio nel frattempo. Ricarichi la pagina.',
  'survey.no_questions': 'A un sondaggio senza domande nessuno può rispondere.',
  'survey.question_twice': 'La domanda {number} esiste due volte.',
  'survey.options_missing': 'La domanda {number} richiede almeno due scelte, una tabella anche delle righe.',
  'survey.condition_wrong': 'La domanda {number} dipende da una domanda che non la precede o non è una scelta.',
  'survey.file_not_anonymous':
    'La domanda {number} chiede un file. In forma anonima non si può: spesso i file rivelano di chi sono.',
  'survey.not_published': 'Questo sondaggio non è ancora pubblicato.',
  'survey.nobody_to_invite': 'Al momento non c’è nessuno a cui scrivere.',
  'field.survey_slug': 'Lettere minuscole, cifre e trattini, per esempio come-e-andata.',
  'survey.person_unknown': 'Questa persona non esiste.',
  'surveys.timeline': 'Sondaggio compilato: {title}',
};
