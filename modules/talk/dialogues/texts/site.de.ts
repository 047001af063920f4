import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'dialogue.start.title': 'Schnelle Hilfe',
  'dialogue.start.text': 'Unser Assistent beantwortet häufige Fragen und übergibt bei Bedarf an das Team.',
  'dialogue.answer': 'Ihre Antwort',
  'dialogue.open.none_known':
    'In diesem Browser ist keine Miete hinterlegt. Öffnen Sie den Link aus Ihrer E-Mail oder melden Sie sich an.',
  'dialogue.send': 'Antworten',
  'dialogue.open': 'Fach {box} öffnen ({location})',
  'dialogue.open.not_now': 'Jetzt nicht',
  'dialogue.open.unknown': 'Ohne Öffnen fortfahren',
} as const;
