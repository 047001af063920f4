import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'mailbox.note.text':
    'Ohne Mail-Server verlässt keine E-Mail das Haus. Öffne eine E-Mail, um ihren Link zu kopieren und selbst weiterzugeben. Damit deine E-Mails versendet werden, trag in der Konfiguration des Servers {smtp} und {from} ein und starte ihn neu.',
  'mailbox.withheld.text':
    'In dieser E-Mail stand ein Link, der nur die angeschriebene Person angeht. Mit Mail-Server zeigen wir ihn niemand anderem, und nach dem Versand löschen wir ihn. Ist die E-Mail nicht angekommen, schick eine neue Einladung oder fordere ein neues Passwort an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
