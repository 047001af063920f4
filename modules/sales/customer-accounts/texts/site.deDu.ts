import { commonDeDu as customersDeDu } from '@fachwerk/customers/texts/common.deDu';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...customersDeDu,
  'customer_login.lead': 'Anmeldung ohne Passwort: Wir senden dir einen Link und einen Code per E-Mail.',
  'customer_login.email.help': 'Adresse deiner Buchung oder Bestellung',
  'customer_login.sent':
    'Besteht zu dieser Adresse ein Konto, haben wir dir eine E-Mail gesendet. Öffne den Link darin oder gib hier den Code ein. Beides gilt 15 Minuten.',
  'customer_login.nothing':
    'Keine E-Mail erhalten? Prüfe den Spam-Ordner. Ein Konto entsteht mit deiner ersten Buchung oder Bestellung.',
  'customer_account.saved': 'Deine Angaben sind gespeichert.',
  'customer_account.blocked': 'Dein Konto ist für neue Mieten gesperrt. Bitte wende dich an uns.',
  'customer_account.newsletter.none': 'Du erhältst keinen Newsletter.',
  'customer_account.newsletter.asked':
    'Wir haben dir eine E-Mail gesendet. Bestätige die Anmeldung über den Link darin.',
  'customer_account.newsletter.confirmed': 'Du erhältst unseren Newsletter.',
  'customer_data.export.about':
    'Alle über dich gespeicherten Daten in einer Datei: Angaben, Adressen, Mieten, Bestellungen und mehr.',
  'customer_data.export.ready': 'Deine Datei ist fertig.',
  'customer_data.erase.details': 'Deinen Namen, deine Telefonnummer und deine E-Mail-Adresse {email}',
  'customer_data.erase.notes': 'Notizen zu deinem Konto: {count}',
  'customer_data.erase.mails': 'E-Mails an dich: {count}',
  'customer_data.erase.confirm': 'Deine E-Mail-Adresse zur Bestätigung',
  'customer_data.erased.title': 'Dein Konto ist gelöscht',
  'customer_data.erased': 'Wir haben dir die Löschung per E-Mail bestätigt.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
