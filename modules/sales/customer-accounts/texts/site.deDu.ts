import { commonDeDu as customersDeDu } from '@fachwerk/customers/texts/common.deDu';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...customersDeDu,
  'customer_login.lead': 'Du brauchst kein Passwort: Wir schicken dir einen Link und einen Code per E-Mail.',
  'customer_login.email.help': 'Die Adresse, mit der du gebucht oder bestellt hast.',
  'customer_login.sent.title': 'Sieh in dein Postfach',
  'customer_login.sent':
    'Gehört zu dieser Adresse ein Konto, ist die E-Mail unterwegs. Öffne den Link darin, oder gib hier den Code ein. Beides gilt 15 Minuten.',
  'customer_login.nothing':
    'Keine E-Mail da? Sieh im Spam-Ordner nach. Ein Konto hast du, sobald du zum ersten Mal gebucht hast.',
  'customer_login.link.lead': 'Noch ein Schritt, dann bist du angemeldet.',
  'customer_account.saved': 'Deine Angaben sind gespeichert.',
  'customer_account.blocked':
    'Dein Konto ist für neue Mieten gesperrt. Bitte melde dich bei uns, dann klären wir das gemeinsam.',
  'customer_account.newsletter.none': 'Du erhältst keinen Newsletter.',
  'customer_account.newsletter.asked':
    'Wir haben dir eine E-Mail geschickt. Bestätige den Link darin, dann bist du dabei.',
  'customer_account.newsletter.confirmed': 'Du erhältst unseren Newsletter.',
  'customer_account.sign_out.about': 'Überall abmelden beendet die Anmeldung auf allen deinen Geräten.',
  'customer_data.export.about':
    'Alles, was wir über dich gespeichert haben, in einer Datei: Angaben, Adressen, Mieten, Bestellungen und mehr.',
  'customer_data.export.ready': 'Deine Datei ist fertig.',
  'customer_data.erase.details': 'Deinen Namen, deine Telefonnummer und deine E-Mail-Adresse {email}',
  'customer_data.erase.notes': 'Notizen zu deinem Konto: {count}',
  'customer_data.erase.mails': 'E-Mails, die wir dir geschickt haben: {count}',
  'customer_data.erase.confirm': 'Deine E-Mail-Adresse zur Bestätigung',
  'customer_data.erased.title': 'Dein Konto ist gelöscht',
  'customer_data.erased': 'Wir haben dir zum Abschied noch eine E-Mail zur Bestätigung geschickt.',
  'customer_address.mobile_phone.help': 'Damit man dich erreicht, wenn es um diese Adresse geht.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
