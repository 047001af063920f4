import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'dialogue.start.title': 'Schnelle Hilfe',
  'dialogue.start.text': 'Unser Assistent fragt kurz nach und holt bei Bedarf jemanden aus dem Team.',
  'dialogue.answer': 'Ihre Antwort',
  'dialogue.open.none_known':
    'In diesem Browser ist keine Miete bekannt. Öffnen Sie den Link aus Ihrer E-Mail oder melden Sie sich an.',
  'dialogue.send': 'Antworten',
  'dialogue.open': 'Fach {box} öffnen ({location})',
  'dialogue.open.not_now': 'Jetzt nicht',
  'dialogue.open.unknown': 'Weiter ohne Öffnen',
} as const;
