import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'customer_mail.login.subject': 'Il suo link per accedere a {site}',
  'customer_mail.login.text':
    'con questo link accede a {site}. Vale {minutes} minuti e funziona una volta.\n\nOppure inserisca questo codice nella pagina: {code}\n\nNon voleva accedere? Allora non deve fare nulla.',
  'customer_mail.login.button': 'Accedi',
};
