import { adminLoginDe } from './admin-login.de.ts';
import { adminSettingsDe } from './admin-settings.de.ts';

/** Refusals of signing in and of one’s own account, and what the screens about it say. */
export const adminDe = {
  ...adminLoginDe,
  ...adminSettingsDe,

  'auth.wrong_credentials': 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.',
  'auth.company_required': 'Bitte wählen Sie ein Unternehmen.',
  'auth.code_required': 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  'auth.code_wrong':
    'Dieser Code ist falsch oder bereits benutzt. Geben Sie den nächsten Code der App oder einen Wiederherstellungscode ein.',
  'auth.too_many_tries': 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  'auth.session_over': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'auth.visit_over': 'Der Support-Zugang ist beendet.',
  'capability.tenants.enter': 'In Firmen arbeiten, die Support-Zugang gewähren',
  'auth.reset_link_invalid':
    'Dieser Link ist abgelaufen oder gehört zu einer anderen E-Mail-Adresse. Prüfen Sie die Adresse oder fordern Sie auf der Anmeldeseite einen neuen Link an.',

  'password.too_short': 'Das Passwort ist zu kurz: mindestens 10 Zeichen.',
  'password.too_common': 'Dieses Passwort ist leicht zu erraten. Verwenden Sie mehrere voneinander unabhängige Wörter.',
  'password.contains_name': 'Das Passwort enthält Ihren Namen oder Ihre E-Mail-Adresse. Bitte wählen Sie ein anderes.',
  'password.wrong': 'Das aktuelle Passwort ist falsch. Bitte versuchen Sie es erneut.',

  'second_factor.already_on': 'Der zweite Faktor ist bereits eingeschaltet.',
  'second_factor.not_begun': 'Bitte richten Sie den zweiten Faktor zuerst in Ihrer App ein.',
  'second_factor.code_wrong':
    'Falscher Code. Prüfen Sie die Uhrzeit Ihres Telefons und geben Sie den nächsten Code ein.',
  'second_factor.demanded': 'Der zweite Faktor ist in Ihrer Firma Pflicht und lässt sich nicht abschalten.',
  'session.unknown': 'Diese Anmeldung gibt es nicht mehr.',

  'password.help': 'Mindestens 10 Zeichen, am besten mehrere voneinander unabhängige Wörter.',
  'password.good': 'Sicheres Passwort',
  'sessions.title': 'Angemeldete Geräte',
  'sessions.device': '{browser} auf {system}',
  'sessions.device.unknown': 'Unbekanntes Gerät',
  'sessions.current': 'Dieses Gerät',
  'sessions.seen': 'Zuletzt aktiv',
  'sessions.since': 'angemeldet seit {at}',
  'sessions.end': 'Abmelden',
  'sessions.ended': 'Anmeldung beendet.',
  'sessions.end_all': 'Überall abmelden',
  'sessions.end_all.title': 'Überall abmelden?',
  'sessions.end_all.text': 'Alle Ihre Anmeldungen enden sofort, auch die auf diesem Gerät.',
  'settings.password.current': 'Aktuelles Passwort',
  'settings.password.new': 'Neues Passwort',
  'settings.password.repeat': 'Neues Passwort wiederholen',
  'settings.password.save': 'Passwort ändern',
  'settings.password.saved': 'Passwort geändert. Auf anderen Geräten sind Sie abgemeldet.',

  'factor.next': 'Weiter',
  'factor.confirm': 'Bestätigen und einschalten',
  'factor.is_on': 'Eingeschaltet',
  'factor.is_off': 'Nicht eingerichtet',
  'factor.is_off.text':
    'Schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt. Die Einrichtung mit einer Authenticator-App dauert zwei Minuten.',
  'factor.set_up': 'Einrichten',
  'factor.on': 'Der zweite Faktor ist eingeschaltet.',
  'factor.off': 'Der zweite Faktor ist abgeschaltet.',
  'factor.demanded': 'Der zweite Faktor ist in Ihrer Firma für alle Pflicht.',
  'factor.is_on.text':
    'Die Anmeldung verlangt einen Code aus Ihrer App. Bei einem neuen Telefon schalten Sie den zweiten Faktor ab und richten ihn neu ein.',
  'factor.turn_off': 'Abschalten',
  'factor.turn_off.title': 'Zweiten Faktor abschalten?',
  'factor.turn_off.text':
    'Zur Anmeldung genügt danach das Passwort; die Wiederherstellungscodes werden ungültig. Bestätigen Sie mit Ihrem Passwort.',
  'factor.password.title': 'Identität bestätigen',
  'factor.password.text': 'Geben Sie Ihr Passwort ein und halten Sie Ihr Telefon mit einer Authenticator-App bereit.',
  'factor.scan.title': 'Mit der App verbinden',
  'factor.scan.text': 'Legen Sie in Ihrer Authenticator-App ein neues Konto an und scannen Sie diesen Code.',
  'factor.scan.code': 'QR-Code für die Authenticator-App; derselbe Schlüssel steht daneben als Text',
  'factor.scan.here': 'App auf diesem Gerät?',
  'factor.scan.open': 'In der App öffnen',
  'factor.scan.secret': 'Schlüssel von Hand eingeben',
  'factor.code': 'Code aus der App',
  'factor.code.help': 'Sechs Ziffern, alle 30 Sekunden ein neuer Code.',
  'factor.codes.title': 'Wiederherstellungscodes aufbewahren',
  'factor.codes.text':
    'Der zweite Faktor ist eingeschaltet. Bei Verlust des Telefons melden Sie sich mit einem dieser Codes an. Sie werden nur einmal angezeigt.',
  'factor.codes.of': 'Wiederherstellungscodes für {email} bei {company}',
  'factor.codes.once': 'Jeder Code gilt einmal.',
  'factor.codes.file': 'wiederherstellungscodes.txt',
  'factor.codes.download': 'Als Text herunterladen',
  'factor.codes.print': 'Drucken',
  'factor.codes.kept': 'Ich habe die Codes sicher aufbewahrt',
  'factor.codes.done': 'Fertig',
  'factor.codes.leave.title': 'Ohne Codes verlassen?',
  'factor.codes.leave.text':
    'Die Wiederherstellungscodes werden nicht erneut angezeigt. Ohne sie verlieren Sie bei Verlust des Telefons den Zugang zu Ihrem Konto.',
  'factor.codes.leave': 'Ohne Codes verlassen',
  'factor.codes.stay': 'Auf der Seite bleiben',
  'factor.due.title': 'Zweiten Faktor einrichten',
  'factor.due.text':
    '{company} verlangt zum Anmelden einen zweiten Faktor: einen Code aus Ihrem Telefon. Die Einrichtung dauert zwei Minuten.',
  'factor.due.signed_in': 'Angemeldet als {email}.',
  'factor.due.sign_out': 'Abmelden',

  'user.unknown': 'Diesen Benutzer gibt es nicht.',
  'user.email_taken': 'Diese E-Mail-Adresse wird bereits verwendet. Bitte geben Sie eine andere an.',
  'settings.password.words': 'Kennwort, Anmeldung, Login, Zugangsdaten, Sicherheit',
  'settings.second-factor.words': '2FA, TOTP, Authenticator, Zwei-Faktor, Wiederherstellungscode, Sicherheit',
  'settings.sessions.words': 'Sitzungen, Anmeldungen, abmelden, ausloggen, Login, Sicherheit',
} as const;
