import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.statistics.subject': 'Your figures for {month}',
  'mail.statistics.text': 'This is what {month} brought, each figure beside the month before:',
  'mail.statistics.line': '{name}: {value} (before {before})',
  'mail.statistics.line_alone': '{name}: {value}',
  'mail.statistics.attached': 'All tables are attached as a spreadsheet.',
  'mail.statistics.why': 'You get this mail because you asked for it in the statistics. You can cancel it there too.',
  'mail.statistics.button': 'See the evaluation',
};
