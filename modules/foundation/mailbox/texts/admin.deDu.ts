import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'mailbox.note.text':
    'Ohne Mailserver wird keine E-Mail versendet. Öffne eine E-Mail, um ihren Link zu kopieren und weiterzugeben. Für den Versand trag in der Konfiguration des Servers {smtp} und {from} ein und starte ihn neu.',
  'mailbox.withheld.text':
    'Diese E-Mail enthält einen persönlichen Link. Mit Mailserver wird er niemand anderem angezeigt und nach dem Versand gelöscht. Falls die E-Mail nicht angekommen ist, sende eine neue Einladung oder fordere ein neues Passwort an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
