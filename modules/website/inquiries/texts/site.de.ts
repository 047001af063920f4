import { commonDe } from './common.de.ts';

/** What visitors read on pages. */
export const siteDe = {
  ...commonDe,

  'inquiry.form.send': 'Absenden',
  'inquiry.form.sent': 'Angekommen',
  'inquiry.form.receipt': 'Eingang per E-Mail bestätigen',
  'inquiry.form.no_receipt':
    'Eine Bestätigung per E-Mail schicken wir gerade nicht: An diese Adresse gingen schon mehrere.',
  'inquiry.form.privacy': 'Datenschutzerklärung',
  'inquiry.form.choose': 'Bitte wählen',
  'inquiry.form.option': 'Möglichkeit {number}',
  'inquiry.form.trap': 'Bitte leer lassen',
} as const;
