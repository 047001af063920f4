import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<Record<keyof typeof mailsDe, string>> = {
  'mail.rental.found_item.text':
    'Hallo {name},\n\nnach deiner Miete von Fach {box} in {location} wurde dort etwas gefunden. Wir bewahren es bis {until} auf.\n\nGehört es dir? Dann antworte auf diese E-Mail und beschreibe den Gegenstand.',
};
