import { adminLoginDe } from './admin-login.de.ts';
import { adminSettingsDe } from './admin-settings.de.ts';

/** Refusals of signing in and of one’s own account, and what the screens about it say. */
export const adminDe = {
  ...adminLoginDe,
  ...adminSettingsDe,

  'auth.wrong_credentials': 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.',
  'auth.company_required': 'Bitte wählen Sie, bei welchem Unternehmen Sie sich anmelden.',
  'auth.code_required': 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  'auth.code_wrong':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten Code der App, oder nehmen Sie einen Wiederherstellungscode.',
  'auth.too_many_tries': 'Das waren zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  'auth.session_over': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
  'auth.visit_over': 'Der Support-Zugang ist beendet.',
  'capability.tenants.enter': 'In Firmen arbeiten, die Support-Zugang gewähren',
  'auth.reset_link_invalid':
    'Dieser Link gilt nicht mehr, oder die E-Mail-Adresse passt nicht dazu. Prüfen Sie die Adresse, oder fordern Sie auf der Anmeldeseite einen neuen Link an.',

  'password.too_short': 'Das Passwort ist zu kurz. Es braucht mindestens 10 Zeichen.',
  'password.too_common':
    'Dieses Passwort lässt sich leicht erraten. Nehmen Sie zum Beispiel mehrere Wörter, die nichts miteinander zu tun haben.',
  'password.contains_name': 'Das Passwort enthält Ihren Namen oder Ihre E-Mail-Adresse. Bitte wählen Sie ein anderes.',
  'password.wrong': 'Das ist nicht Ihr jetziges Passwort. Bitte versuchen Sie es erneut.',

  'second_factor.already_on': 'Der zweite Faktor ist schon eingeschaltet.',
  'second_factor.not_begun': 'Bitte richten Sie den zweiten Faktor zuerst in Ihrer App ein.',
  'second_factor.code_wrong':
    'Dieser Code stimmt nicht. Prüfen Sie, ob die Uhr Ihres Telefons richtig geht, und geben Sie den nächsten Code ein.',
  'second_factor.demanded': 'Ihre Firma verlangt einen zweiten Faktor, deshalb lässt er sich nicht abschalten.',
  'session.unknown': 'Diese Anmeldung gibt es nicht oder nicht mehr.',

  'password.help': 'Mindestens 10 Zeichen. Mehrere Wörter, die nichts miteinander zu tun haben, sind gut.',
  'password.good': 'Das ist ein gutes Passwort.',
  'sessions.title': 'Angemeldet auf',
  'sessions.device': '{browser} auf {system}',
  'sessions.device.unknown': 'Unbekanntes Gerät',
  'sessions.current': 'Dieses Gerät',
  'sessions.seen': 'Zuletzt aktiv',
  'sessions.since': 'angemeldet seit {at}',
  'sessions.end': 'Abmelden',
  'sessions.ended': 'Diese Anmeldung ist beendet.',
  'sessions.end_all': 'Überall abmelden',
  'sessions.end_all.title': 'Überall abmelden?',
  'sessions.end_all.text': 'Alle Ihre Anmeldungen enden sofort, auch die auf diesem Gerät.',
  'settings.password.current': 'Jetziges Passwort',
  'settings.password.new': 'Neues Passwort',
  'settings.password.repeat': 'Neues Passwort wiederholen',
  'settings.password.save': 'Passwort ändern',
  'settings.password.saved': 'Ihr Passwort ist geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.',

  'factor.next': 'Weiter',
  'factor.confirm': 'Bestätigen und einschalten',
  'factor.is_on': 'Eingeschaltet',
  'factor.is_off': 'Noch nicht eingerichtet',
  'factor.is_off.text':
    'Wer Ihr Passwort kennt, kommt ohne Ihr Telefon trotzdem nicht hinein. Die Einrichtung dauert zwei Minuten; Sie brauchen eine Authenticator-App.',
  'factor.set_up': 'Einrichten',
  'factor.on': 'Der zweite Faktor ist eingeschaltet.',
  'factor.off': 'Der zweite Faktor ist abgeschaltet.',
  'factor.demanded': 'Ihre Firma verlangt von allen einen zweiten Faktor.',
  'factor.is_on.text':
    'Beim Anmelden fragen wir nach einem Code aus Ihrer App. Neues Telefon? Schalten Sie ihn ab und richten Sie ihn neu ein.',
  'factor.turn_off': 'Abschalten',
  'factor.turn_off.title': 'Zweiten Faktor abschalten?',
  'factor.turn_off.text':
    'Danach genügt Ihr Passwort zum Anmelden, und die Wiederherstellungscodes gelten nicht mehr. Zur Sicherheit fragen wir nach Ihrem Passwort.',
  'factor.password.title': 'Bestätigen, dass Sie es sind',
  'factor.password.text': 'Geben Sie Ihr Passwort ein. Halten Sie Ihr Telefon mit einer Authenticator-App bereit.',
  'factor.scan.title': 'Mit der App verbinden',
  'factor.scan.text':
    'Öffnen Sie Ihre Authenticator-App, legen Sie dort ein neues Konto an und scannen Sie diesen Code.',
  'factor.scan.code': 'QR-Code für die Authenticator-App; derselbe Schlüssel steht daneben als Text',
  'factor.scan.here': 'Lesen Sie das auf dem Telefon, auf dem die App ist?',
  'factor.scan.open': 'In der App öffnen',
  'factor.scan.secret': 'Oder diesen Schlüssel von Hand eingeben',
  'factor.code': 'Code aus der App',
  'factor.code.help': 'Sechs Ziffern, alle 30 Sekunden neue.',
  'factor.codes.title': 'Wiederherstellungscodes aufbewahren',
  'factor.codes.text':
    'Der zweite Faktor ist eingeschaltet. Wenn Sie Ihr Telefon verlieren, kommen Sie mit einem dieser Codes hinein. Wir zeigen sie nur dieses eine Mal.',
  'factor.codes.of': 'Wiederherstellungscodes für {email} bei {company}',
  'factor.codes.once': 'Jeder Code gilt einmal.',
  'factor.codes.file': 'wiederherstellungscodes.txt',
  'factor.codes.download': 'Als Text herunterladen',
  'factor.codes.print': 'Drucken',
  'factor.codes.kept': 'Ich habe die Codes sicher aufbewahrt',
  'factor.codes.done': 'Fertig',
  'factor.codes.leave.title': 'Ohne die Codes gehen?',
  'factor.codes.leave.text':
    'Die Wiederherstellungscodes werden nicht noch einmal gezeigt. Ohne sie kommen Sie nicht mehr in Ihr Konto, wenn Ihr Telefon verloren geht.',
  'factor.codes.leave': 'Ohne Codes gehen',
  'factor.codes.stay': 'Hier bleiben',
  'factor.due.title': 'Zweiten Faktor einrichten',
  'factor.due.text':
    '{company} verlangt zum Anmelden einen zweiten Faktor: einen Code aus Ihrem Telefon. Das schützt Ihr Konto, auch wenn jemand Ihr Passwort kennt. Es dauert zwei Minuten, danach geht es weiter.',
  'factor.due.signed_in': 'Angemeldet als {email}.',
  'factor.due.sign_out': 'Abmelden',

  'user.unknown': 'Diesen Benutzer gibt es nicht.',
  'user.email_taken': 'Diese E-Mail-Adresse wird schon verwendet. Bitte geben Sie eine andere an.',
} as const;
