import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.pickup.greeting': 'Hallo {name},',
  'mail.pickup.pin': 'Dein Code am Terminal',
  'mail.pickup.phone': 'Fragen? Ruf uns an: {phone}',
  'mail.pickup.laid.subject': 'Abholbereit: Deine Bestellung {number} in Fach {boxes}',
  'mail.pickup.laid.text':
    'Deine Bestellung {number} von {company} ist abholbereit: {location}, {address}, Fach {boxes}. Öffne das Fach vor Ort mit der Schaltfläche auf deinem Telefon oder mit dem Code am Terminal. Bitte hol sie bis {until} ab.',
  'mail.pickup.reminder.subject': 'Erinnerung: Deine Bestellung {number} in Fach {boxes}',
  'mail.pickup.reminder.text':
    'Deine Bestellung {number} ist noch im Fach {boxes}: {location}, {address}. Bitte hol sie bis {until} ab. Danach nehmen wir sie heraus.',
  'mail.pickup.taken_back.subject': 'Deine Bestellung {number} ist nicht mehr im Fach',
  'mail.pickup.taken_back.text':
    'Wir haben deine Bestellung {number} aus dem Fach genommen. Grund: {reason}. Bitte melde dich bei {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'Deine Bestellung {number}: Abholung an der Theke',
  'mail.pickup.counter.text':
    'Deine Bestellung {number} erhältst du an der Theke statt im Abholfach. Grund: {reason}. Abholung bei {company}: {location}, {address}.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
