import type { adminDe } from './admin.de.ts';
import { adminLoginDeDu } from './admin-login.deDu.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminLoginDeDu,
  ...adminSettingsDeDu,

  'auth.wrong_credentials': 'Die Zugangsdaten sind falsch. Bitte versuche es erneut.',
  'auth.company_required': 'Bitte wähle ein Unternehmen.',
  'auth.code_required': 'Bitte gib den Code aus deiner Authenticator-App ein.',
  'auth.code_wrong':
    'Dieser Code ist falsch oder bereits benutzt. Gib den nächsten Code der App oder einen Wiederherstellungscode ein.',
  'auth.too_many_tries': 'Zu viele Versuche. Bitte versuche es in {minutes} Min. noch einmal.',
  'auth.session_over': 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.',
  'auth.reset_link_invalid':
    'Dieser Link ist abgelaufen oder gehört zu einer anderen E-Mail-Adresse. Prüfe die Adresse oder fordere auf der Anmeldeseite einen neuen Link an.',
  'password.too_common': 'Dieses Passwort ist leicht zu erraten. Verwende mehrere voneinander unabhängige Wörter.',
  'password.contains_name': 'Das Passwort enthält deinen Namen oder deine E-Mail-Adresse. Bitte wähle ein anderes.',
  'password.wrong': 'Das aktuelle Passwort ist falsch. Bitte versuche es erneut.',
  'second_factor.not_begun': 'Bitte richte den zweiten Faktor zuerst in deiner App ein.',
  'second_factor.code_wrong': 'Falscher Code. Prüfe die Uhrzeit deines Telefons und gib den nächsten Code ein.',
  'second_factor.demanded': 'Der zweite Faktor ist in deiner Firma Pflicht und lässt sich nicht abschalten.',

  'sessions.end_all.text': 'Alle deine Anmeldungen enden sofort, auch die auf diesem Gerät.',
  'settings.password.saved': 'Passwort geändert. Auf anderen Geräten bist du abgemeldet.',
  'factor.is_off.text':
    'Schützt dein Konto auch dann, wenn jemand dein Passwort kennt. Die Einrichtung mit einer Authenticator-App dauert zwei Minuten.',
  'factor.demanded': 'Der zweite Faktor ist in deiner Firma für alle Pflicht.',
  'factor.is_on.text':
    'Die Anmeldung verlangt einen Code aus deiner App. Bei einem neuen Telefon schaltest du den zweiten Faktor ab und richtest ihn neu ein.',
  'factor.turn_off.text':
    'Zur Anmeldung genügt danach das Passwort; die Wiederherstellungscodes werden ungültig. Bestätige mit deinem Passwort.',
  'factor.password.text': 'Gib dein Passwort ein und halte dein Telefon mit einer Authenticator-App bereit.',
  'factor.scan.text': 'Leg in deiner Authenticator-App ein neues Konto an und scanne diesen Code.',
  'factor.codes.text':
    'Der zweite Faktor ist eingeschaltet. Bei Verlust des Telefons meldest du dich mit einem dieser Codes an. Sie werden nur einmal angezeigt.',
  'factor.codes.leave.text':
    'Die Wiederherstellungscodes werden nicht erneut angezeigt. Ohne sie verlierst du bei Verlust des Telefons den Zugang zu deinem Konto.',
  'factor.due.text':
    '{company} verlangt zum Anmelden einen zweiten Faktor: einen Code aus deinem Telefon. Die Einrichtung dauert zwei Minuten.',

  'user.email_taken': 'Diese E-Mail-Adresse wird bereits verwendet. Bitte gib eine andere an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
