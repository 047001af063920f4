import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,

  'message_unsubscribe.ask': 'Möchtest du unseren Newsletter abbestellen? Ein Klick genügt.',
  'message_unsubscribe.push.ask': 'Möchtest du keine Push-Nachrichten mehr erhalten? Ein Klick genügt.',
  'message_unsubscribe.push.done':
    'Push-Nachrichten sind auf allen Geräten ausgeschaltet. In deinem Konto kannst du sie wieder einschalten.',
  'newsletter.sent': 'Bitte bestätige deine Anmeldung',
  'newsletter.thanks': 'Wir haben dir eine E-Mail gesendet. Bitte bestätige darin deine Anmeldung.',
  'newsletter.consent':
    'Mit der Anmeldung willigst du ein, unseren Newsletter per E-Mail zu erhalten. Abbestellen kannst du ihn jederzeit. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
} as const;
