import type { adminDe } from './admin.de.ts';
import { adminLoginDeDu } from './admin-login.deDu.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminLoginDeDu,
  ...adminSettingsDeDu,

  'auth.wrong_credentials': 'Die Zugangsdaten sind falsch. Bitte versuche es erneut.',
  'auth.company_required': 'Bitte wähle, bei welchem Unternehmen du dich anmeldest.',
  'auth.code_required': 'Bitte gib den Code aus deiner Authenticator-App ein.',
  'auth.code_wrong':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten Code der App, oder nimm einen Wiederherstellungscode.',
  'auth.too_many_tries': 'Das waren zu viele Versuche. Bitte versuche es in {minutes} Min. noch einmal.',
  'auth.session_over': 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  'auth.reset_link_invalid':
    'Dieser Link gilt nicht mehr, oder die E-Mail-Adresse passt nicht dazu. Prüfe die Adresse, oder fordere auf der Anmeldeseite einen neuen Link an.',
  'password.too_common':
    'Dieses Passwort lässt sich leicht erraten. Nimm zum Beispiel mehrere Wörter, die nichts miteinander zu tun haben.',
  'password.contains_name': 'Das Passwort enthält deinen Namen oder deine E-Mail-Adresse. Bitte wähle ein anderes.',
  'password.wrong': 'Das ist nicht dein jetziges Passwort. Bitte versuche es erneut.',
  'second_factor.not_begun': 'Bitte richte den zweiten Faktor zuerst in deiner App ein.',
  'second_factor.code_wrong':
    'Dieser Code stimmt nicht. Prüfe, ob die Uhr deines Telefons richtig geht, und gib den nächsten Code ein.',
  'second_factor.demanded': 'Deine Firma verlangt einen zweiten Faktor, deshalb lässt er sich nicht abschalten.',

  'sessions.end_all.text': 'Alle deine Anmeldungen enden sofort, auch die auf diesem Gerät.',
  'settings.password.saved': 'Dein Passwort ist geändert. Auf anderen Geräten bist du jetzt abgemeldet.',
  'factor.is_off.text':
    'Wer dein Passwort kennt, kommt ohne dein Telefon trotzdem nicht hinein. Die Einrichtung dauert zwei Minuten; du brauchst eine Authenticator-App.',
  'factor.demanded': 'Deine Firma verlangt von allen einen zweiten Faktor.',
  'factor.is_on.text':
    'Beim Anmelden fragen wir nach einem Code aus deiner App. Neues Telefon? Schalte ihn ab und richte ihn neu ein.',
  'factor.turn_off.text':
    'Danach genügt dein Passwort zum Anmelden, und die Wiederherstellungscodes gelten nicht mehr. Zur Sicherheit fragen wir nach deinem Passwort.',
  'factor.password.title': 'Bestätigen, dass du es bist',
  'factor.password.text': 'Gib dein Passwort ein. Halte dein Telefon mit einer Authenticator-App bereit.',
  'factor.scan.text': 'Öffne deine Authenticator-App, leg dort ein neues Konto an und scanne diesen Code.',
  'factor.scan.here': 'Liest du das auf dem Telefon, auf dem die App ist?',
  'factor.codes.text':
    'Der zweite Faktor ist eingeschaltet. Wenn du dein Telefon verlierst, kommst du mit einem dieser Codes hinein. Wir zeigen sie nur dieses eine Mal.',
  'factor.codes.leave.text':
    'Die Wiederherstellungscodes werden nicht noch einmal gezeigt. Ohne sie kommst du nicht mehr in dein Konto, wenn dein Telefon verloren geht.',
  'factor.due.text':
    '{company} verlangt zum Anmelden einen zweiten Faktor: einen Code aus deinem Telefon. Das schützt dein Konto, auch wenn jemand dein Passwort kennt. Es dauert zwei Minuten, danach geht es weiter.',

  'user.email_taken': 'Diese E-Mail-Adresse wird schon verwendet. Bitte gib eine andere an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
