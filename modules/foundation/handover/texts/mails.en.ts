import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.handover.subject': 'Handover {day}: {count} open',
  'mail.handover.period': 'Handover from {from} to {to}',
  'mail.handover.part': '{label}: {count}',
  'mail.handover.more_one': 'and 1 more',
  'mail.handover.more_other': 'and {count} more',
  'mail.handover.figure': '{label}: {value} (compared period {before})',
  'mail.handover.person_one': '{name}: 1 activity',
  'mail.handover.person_other': '{name}: {count} activities',
  'mail.handover.button': 'Open handover',
  'mail.handover.why':
    'You receive this e-mail because you ordered it on the “Handover” page. You can change or end it there.',
};
