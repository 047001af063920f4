import { authDe } from './auth-de.ts';
import { loginDe } from './login-de.ts';
import { screensDe } from './screens-de.ts';
import { tilesDe } from './tiles-de.ts';

export const de = {
  ...authDe,
  ...loginDe,
  ...tilesDe,
  ...screensDe,

  'role.administrator': 'Administrator',
  'role.administrator.about': 'Darf alles: Firma, Benutzer, Rechte und den ganzen Betrieb.',
  'role.management': 'Leitung',
  'role.management.about': 'Führt den Betrieb und verwaltet Benutzer, aber nicht die Firmendaten.',
  'role.staff': 'Personal',
  'role.staff.about': 'Macht die tägliche Arbeit.',
  'role.technician': 'Technik',
  'role.technician.about': 'Kümmert sich um Schlösser, Steuerungen und Terminals.',
  'role.support': 'Support',
  'role.support.about': 'Hilft Kundinnen und Kunden.',
  'role.accounting': 'Buchhaltung',
  'role.accounting.about': 'Sieht Umsätze, Rechnungen und Auswertungen.',
  'role.editor': 'Redaktion',
  'role.editor.about': 'Pflegt Texte, Bilder und Neuigkeiten.',
  'role.reader': 'Nur Lesen',
  'role.reader.about': 'Sieht viel, ändert nichts.',

  'capability.users.read': 'Benutzer ansehen',
  'capability.users.manage': 'Benutzer anlegen, ändern und löschen, Rollen vergeben',

  'user.state.active': 'Aktiv',
  'user.state.deactivated': 'Deaktiviert',

  'user.field.email': 'E-Mail',
  'user.field.contact.firstName': 'Vorname',
  'user.field.contact.lastName': 'Nachname',
  'user.field.contact.email': 'Kontakt-E-Mail',
  'user.field.contact.phone': 'Telefon',
  'user.field.contact.position': 'Position',
  'user.field.backendRoles': 'Rollen',
  'user.field.language': 'Sprache',
  'user.field.state': 'Status',
  'user.field.avatar': 'Bild',
  'user.field.password': 'Passwort',

  'user.unknown': 'Diesen Benutzer gibt es nicht.',
  'user.email_taken': 'Diese E-Mail-Adresse wird schon verwendet. Bitte geben Sie eine andere an.',
  'user.changed_meanwhile':
    'Dieser Benutzer wurde inzwischen von jemand anderem geändert. Bitte vergleichen Sie die Angaben und speichern Sie dann noch einmal.',
  'user.own_account': 'Das eigene Konto können Sie weder löschen noch deaktivieren.',
  'user.own_password': 'Ihr eigenes Passwort ändern Sie in den Einstellungen. Dort wird auch das bisherige abgefragt.',
  'user.last_administrator':
    'Das ist der letzte aktive Administrator. Machen Sie zuerst jemand anderen zum Administrator.',
  'user.more_rights_than_own': 'Dieser Benutzer darf mehr als Sie. Bitte wenden Sie sich an einen Administrator.',
  'user.role_not_grantable': 'Diese Rolle darf mehr als Sie selbst, deshalb können Sie sie nicht vergeben.',
  'user.is_deactivated': 'Dieser Benutzer ist deaktiviert. Aktivieren Sie ihn zuerst.',

  'avatar.not_an_image': 'Das ist kein Bild, das wir lesen können. Bitte wählen Sie ein JPEG, PNG, WebP oder AVIF.',
  'avatar.too_large': 'Das Bild ist zu groß. Erlaubt sind höchstens 5 MB.',
  'avatar.too_many_pixels': 'Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 40 Megapixel.',

  'mail.email_changed.subject': 'Ihre E-Mail-Adresse bei {company} wurde geändert',
  'mail.email_changed.text': `Guten Tag {name},

Ihr Konto bei {company} hat jetzt die E-Mail-Adresse {newEmail}. Die bisherige Adresse {oldEmail} gilt nicht mehr für die Anmeldung.

Wenn Sie davon nichts wissen, wenden Sie sich bitte sofort an Ihren Administrator.`,

  'audit.user.created': 'Benutzer angelegt',
  'audit.user.changed': 'Angaben geändert',
  'audit.user.roles_changed': 'Rollen geändert',
  'audit.user.activated': 'Aktiviert',
  'audit.user.deactivated': 'Deaktiviert',
  'audit.user.deleted': 'Benutzer gelöscht',
  'audit.user.password_set': 'Passwort durch die Verwaltung gesetzt',
  'audit.user.avatar_changed': 'Bild geändert',
  'audit.user.avatar_removed': 'Bild entfernt',
} as const;
