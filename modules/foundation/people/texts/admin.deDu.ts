import type { adminDe } from './admin.de.ts';
import { adminTilesDeDu } from './admin-tiles.deDu.ts';

export const adminDeDu = {
  ...adminTilesDeDu,

  'second_factor.own':
    'Deinen eigenen zweiten Faktor änderst du in den Einstellungen. Dort wird auch das Passwort abgefragt.',

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
  'settings.group.own': 'Dein Konto',
  'settings.profile.language': 'So spricht die Verwaltung mit dir.',
  'settings.roles.about': 'Was jede Rolle in deiner Firma darf.',
  'settings.roles.own': 'Deine Rolle',
  'settings.company.secondFactorRequired.own':
    'Du selbst hast noch keinen zweiten Faktor. Nach dem Speichern richtest du ihn gleich ein.',

  'user.changed_meanwhile':
    'Dieser Benutzer wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'user.own_account': 'Dein eigenes Konto kannst du weder löschen noch deaktivieren.',
  'user.own_password': 'Dein eigenes Passwort änderst du in den Einstellungen. Dort wird auch das bisherige abgefragt.',
  'user.last_administrator': 'Das ist der letzte aktive Administrator. Mach zuerst jemand anderen zum Administrator.',
  'user.more_rights_than_own': 'Dieser Benutzer darf mehr als du. Bitte wende dich an einen Administrator.',
  'user.role_not_grantable': 'Diese Rolle darf mehr als du selbst, deshalb kannst du sie nicht vergeben.',
  'user.is_deactivated': 'Dieser Benutzer ist deaktiviert. Aktiviere ihn zuerst.',
  'avatar.not_an_image':
    'Datei beschädigt? Das ist kein Bild, das wir lesen können. Bitte wähle ein JPEG, PNG, WebP oder AVIF.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
