import type { adminDe } from './admin.de.ts';
import { adminTilesDeDu } from './admin-tiles.deDu.ts';

export const adminDeDu = {
  ...adminTilesDeDu,

  'second_factor.own':
    'Deinen eigenen zweiten Faktor änderst du in den Einstellungen. Dort wird auch das Passwort abgefragt.',

  'users.empty.text': 'Leg den ersten Benutzer an; er erhält eine Einladung per E-Mail.',
  'role.place_unknown':
    'Einen der Standorte oder Franchisenehmer gibt es nicht mehr. Bitte lade die Seite neu und wähle erneut.',
  'users.roles.own': 'Du änderst deine eigenen Rollen. Entzogene Rechte kann dir nur jemand anderes zurückgeben.',
  'users.access.password.about': 'Ohne E-Mail. Du gibst das Passwort selbst weiter.',
  'users.password.text': 'Für Personen ohne E-Mail-Zugang: Du legst ein neues Passwort fest.',
  'users.password.consequence':
    'Das bisherige Passwort wird ungültig und die Person überall abgemeldet. Gib ihr das neue persönlich weiter.',
  'users.factor.remove.text':
    'Zur Anmeldung genügt danach das Passwort. Prüfe zuvor die Identität der Person. Sie erhält eine E-Mail.',
  'settings.group.own': 'Dein Konto',
  'settings.roles.own': 'Deine Rolle',
  'roles.own.none':
    'Keine eigenen Rollen. Eine eigene Rolle beginnt als Kopie einer vorhandenen und darf genau das, was du auswählst.',
  'roles.built_in.fixed': 'Eingebaute Rollen lassen sich nicht ändern. Eine Kopie kannst du frei zusammenstellen.',
  'roles.from.help': 'Übernimmt die Rechte dieser Rolle, soweit du sie selbst hast.',
  'roles.not_yours': 'Dieses Recht hast du selbst nicht und kannst es deshalb nicht vergeben.',
  'roles.remove.in_use': 'Diese Rolle haben: {names}. Wähle die Rolle, die an ihre Stelle tritt.',
  'settings.company.secondFactorRequired.own':
    'Dein Konto hat noch keinen zweiten Faktor. Du richtest ihn nach dem Speichern ein.',

  'user.changed_meanwhile':
    'Dieser Benutzer wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere erneut.',
  'user.own_account': 'Dein eigenes Konto kannst du weder löschen noch deaktivieren.',
  'user.own_password': 'Dein eigenes Passwort änderst du in den Einstellungen. Dort wird auch das bisherige abgefragt.',
  'user.last_administrator': 'Das ist der letzte aktive Administrator. Vergib die Rolle zuerst an jemand anderen.',
  'user.more_rights_than_own': 'Dieser Benutzer hat mehr Rechte als du. Bitte wende dich an einen Administrator.',
  'user.role_not_grantable': 'Diese Rolle hat mehr Rechte als deine und lässt sich nicht vergeben.',
  'user.is_deactivated': 'Dieser Benutzer ist deaktiviert. Aktiviere ihn zuerst.',
  'role.more_rights_than_own':
    'Diese Rolle enthält Rechte, die du selbst nicht hast. Bitte wende dich an einen Administrator.',
  'role.own_management':
    'Damit könntest du selbst keine Rollen oder Benutzer mehr verwalten. Bitte einen anderen Administrator darum.',
  'role.in_use': 'Die Rolle ist vergeben ({count}): {names}. Wähle, welche Rolle an ihre Stelle tritt.',
  'role.changed_meanwhile':
    'Diese Rolle wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'role.too_many': 'Höchstens {most} eigene Rollen sind möglich. Lösche zuerst eine, die niemand braucht.',
  'capability.unknown': 'Dieses Recht gibt es in deiner Firma nicht.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
