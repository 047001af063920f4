import { authDeDu } from './auth-deDu.ts';
import type { de } from './de.ts';
import { loginDeDu } from './login-deDu.ts';
import { screensDeDu } from './screens-deDu.ts';
import { tilesDeDu } from './tiles-deDu.ts';

export const deDu = {
  ...authDeDu,
  ...loginDeDu,
  ...tilesDeDu,
  ...screensDeDu,
  'user.email_taken': 'Diese E-Mail-Adresse wird schon verwendet. Bitte gib eine andere an.',
  'user.changed_meanwhile':
    'Dieser Benutzer wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'user.own_account': 'Dein eigenes Konto kannst du weder löschen noch deaktivieren.',
  'user.own_password': 'Dein eigenes Passwort änderst du in den Einstellungen. Dort wird auch das bisherige abgefragt.',
  'user.last_administrator': 'Das ist der letzte aktive Administrator. Mach zuerst jemand anderen zum Administrator.',
  'user.more_rights_than_own': 'Dieser Benutzer darf mehr als du. Bitte wende dich an einen Administrator.',
  'user.role_not_grantable': 'Diese Rolle darf mehr als du selbst, deshalb kannst du sie nicht vergeben.',
  'user.is_deactivated': 'Dieser Benutzer ist deaktiviert. Aktiviere ihn zuerst.',
  'avatar.not_an_image': 'Das ist kein Bild, das wir lesen können. Bitte wähle ein JPEG, PNG, WebP oder AVIF.',
  'mail.email_changed.subject': 'Deine E-Mail-Adresse bei {company} wurde geändert',
  'mail.email_changed.text': `Hallo {name},

dein Konto bei {company} hat jetzt die E-Mail-Adresse {newEmail}. Die bisherige Adresse {oldEmail} gilt nicht mehr für die Anmeldung.

Wenn du davon nichts weißt, wende dich bitte sofort an deinen Administrator.`,
} as const satisfies Partial<Record<keyof typeof de, string>>;
