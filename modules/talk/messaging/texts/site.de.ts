import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,

  'message_unsubscribe.title': 'Newsletter abbestellen',
  'message_unsubscribe.ask': 'Möchten Sie unseren Newsletter abbestellen? Ein Klick genügt.',
  'message_unsubscribe.end': 'Newsletter abbestellen',
  'message_unsubscribe.done': 'Der Newsletter ist abbestellt. Eine bereits versendete Ausgabe kann noch eintreffen.',
  'message_unsubscribe.home': 'Zur Startseite',
  'message_unsubscribe.push.ask': 'Möchten Sie keine Push-Nachrichten mehr erhalten? Ein Klick genügt.',
  'message_unsubscribe.push.end': 'Push-Nachrichten ausschalten',
  'message_unsubscribe.push.done':
    'Push-Nachrichten sind auf allen Geräten ausgeschaltet. In Ihrem Konto können Sie sie wieder einschalten.',
  'newsletter.title': 'Newsletter',
  'newsletter.email': 'E-Mail-Adresse',
  'newsletter.first_name': 'Vorname',
  'newsletter.send': 'Anmelden',
  'newsletter.sent': 'Bitte bestätigen Sie Ihre Anmeldung',
  'newsletter.thanks': 'Wir haben Ihnen eine E-Mail gesendet. Bitte bestätigen Sie darin Ihre Anmeldung.',
  'newsletter.consent':
    'Mit der Anmeldung willigen Sie ein, unseren Newsletter per E-Mail zu erhalten. Abbestellen können Sie ihn jederzeit. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
} as const;
