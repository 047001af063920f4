import { commonIt } from './common.it.ts';

export const siteIt = {
  ...commonIt,

  'message_unsubscribe.title': 'Disdire la newsletter',
  'message_unsubscribe.ask': 'Non desidera più ricevere la nostra newsletter? Basta un clic.',
  'message_unsubscribe.end': 'Disdire la newsletter',
  'message_unsubscribe.done': 'Non riceverà più la nostra newsletter. Una già partita può ancora arrivare.',
  'message_unsubscribe.home': 'Alla pagina iniziale',
  'message_unsubscribe.push.ask': 'Non vuole più ricevere notifiche sui Suoi dispositivi? Basta un clic.',
  'message_unsubscribe.push.end': 'Disattivare le notifiche',
  'message_unsubscribe.push.done':
    'I Suoi dispositivi non ricevono più notifiche da noi. Può riattivarle nel Suo account.',
  'newsletter.title': 'Newsletter',
  'newsletter.email': 'Indirizzo e-mail',
  'newsletter.first_name': 'Nome',
  'newsletter.send': 'Iscriviti',
  'newsletter.sent': 'Confermi l’iscrizione',
  'newsletter.thanks': 'Le abbiamo inviato un’e-mail. Confermi lì la Sua iscrizione.',
  'newsletter.consent':
    'Iscrivendosi acconsente a ricevere la nostra newsletter per e-mail. Può annullare l’iscrizione in ogni momento. Altre informazioni nell’[informativa sulla privacy](/shop/datenschutz).',
} as const;
