import { mailsIt } from './mails-it.ts';
import { siteIt } from './site-it.ts';

export const it = {
  ...siteIt,
  ...mailsIt,
  'withdrawal.unknown': 'Questo recesso non esiste.',
  'withdrawal.changed_meanwhile':
    'Nel frattempo ha risposto qualcun altro. Legga la risposta prima di inviarne un’altra.',
};
