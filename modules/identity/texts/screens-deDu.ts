import type { screensDe } from './screens-de.ts';

export const screensDeDu = {
  'users.empty.text': 'Leg die erste Person an; sie bekommt eine Einladung per E-Mail.',
  'users.roles.own':
    'Du änderst deine eigenen Rollen. Was du dir nimmst, kann dir nur noch jemand anderes zurückgeben.',
  'users.access.password.about': 'Es geht keine E-Mail hinaus. Du gibst das Passwort selbst weiter.',
  'users.password.text': 'Für alle, die gerade keine E-Mail bekommen: Du legst ein neues Passwort fest.',
  'users.password.consequence':
    'Das bisherige Passwort gilt dann nicht mehr, und die Person wird überall abgemeldet. Gib ihr das neue persönlich weiter.',
  'users.factor.remove.text':
    'Danach genügt das Passwort zum Anmelden. Vergewissere dich, dass du wirklich mit dieser Person sprichst. Sie bekommt eine E-Mail darüber.',
  'users.deactivate.text':
    'Die Person wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Alle Angaben bleiben; du kannst sie jederzeit wieder aktivieren.',
  'sessions.end_all.text': 'Alle deine Anmeldungen enden sofort, auch die auf diesem Gerät.',
  'settings.group.own': 'Dein Konto',
  'settings.profile.language': 'So spricht die Verwaltung mit dir.',
  'settings.password.about': 'Nach dem Ändern bist du auf allen anderen Geräten abgemeldet.',
  'settings.password.saved': 'Dein Passwort ist geändert. Auf anderen Geräten bist du jetzt abgemeldet.',
  'settings.second-factor.about': 'Ein Code aus deinem Telefon, zusätzlich zum Passwort.',
  'settings.sessions.about': 'Wo du gerade angemeldet bist. Erkennst du etwas nicht wieder, melde es ab.',
  'settings.roles.about': 'Was jede Rolle in deiner Firma darf.',
  'settings.roles.own': 'Deine Rolle',
  'settings.company.secondFactorRequired.own':
    'Du selbst hast noch keinen zweiten Faktor. Nach dem Speichern richtest du ihn gleich ein.',
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
} as const satisfies Partial<Record<keyof typeof screensDe, string>>;
