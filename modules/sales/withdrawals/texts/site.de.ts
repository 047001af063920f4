import { commonDe } from './common.de.ts';

/** What customers read on the pages. */
export const siteDe = {
  ...commonDe,

  'withdraw.title': 'Vertrag widerrufen',
  'withdraw.lead':
    'Hier widerrufen Sie einen Vertrag, ohne sich anzumelden. Prüfen Sie im zweiten Schritt Ihre Angaben; danach bestätigen wir den Eingang sofort per E-Mail.',
  'withdraw.step.form': 'Angaben',
  'withdraw.step.check': 'Prüfen und bestätigen',
  'withdraw.name': 'Ihr Name',
  'withdraw.email': 'E-Mail-Adresse für die Bestätigung',
  'withdraw.order_number': 'Bestellnummer',
  'withdraw.order_number.help': 'Sie steht in der Bestätigung und auf der Rechnung, zum Beispiel 7K2M-41QX.',
  'withdraw.subject': 'Was widerrufen Sie?',
  'withdraw.subject.help':
    'Nur ausfüllen, wenn Sie einen Teil der Bestellung widerrufen. Gründe müssen Sie nicht nennen.',
  'withdraw.next': 'Weiter',
  'withdraw.check': 'Bitte prüfen Sie Ihre Angaben. Erst mit „Widerruf bestätigen“ ist der Widerruf erklärt.',
  'withdraw.statement': 'Hiermit widerrufe ich den unten genannten Vertrag.',
  'withdraw.confirm': 'Widerruf bestätigen',
  'withdraw.change': 'Angaben ändern',
  'withdraw.received': 'Ihr Widerruf ist eingegangen',
  'withdraw.received.title': 'Eingangsbestätigung',
  'withdraw.received.what':
    'Wir haben Ihnen diese Bestätigung an {email} geschickt. Wir prüfen den Widerruf und melden uns. Eine Kopie dieser Seite können Sie ausdrucken.',
  'withdraw.received_at': 'Eingegangen am',
  'withdraw.policy': 'Widerrufsbelehrung lesen',
  'withdraw.home': 'Zur Startseite',
} as const;
