import { commonDe } from './common.de.ts';

/** What visitors read on pages. */
export const siteDe = {
  ...commonDe,

  'inquiry.form.send': 'Absenden',
  'inquiry.form.sent': 'Nachricht gesendet',
  'inquiry.form.receipt': 'Eingang per E-Mail bestätigen',
  'inquiry.form.newsletter': 'Newsletter per E-Mail erhalten. Abbestellen ist jederzeit möglich.',
  'inquiry.form.no_receipt':
    'An diese Adresse wurden bereits mehrere Bestätigungen gesendet. Eine weitere ist zurzeit nicht möglich.',
  'inquiry.form.privacy': 'Datenschutzerklärung',
  'inquiry.form.choose': 'Bitte wählen',
  'inquiry.form.option': 'Option {number}',
  'inquiry.form.trap': 'Bitte leer lassen',
} as const;
