import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.pickup.greeting': 'Hallo {name},',
  'mail.pickup.pin': 'Dein Code am Terminal',
  'mail.pickup.phone': 'Fragen? Ruf uns an: {phone}',
  'mail.pickup.laid.subject': 'Deine Bestellung {number} liegt im Fach {boxes}',
  'mail.pickup.laid.text':
    'Deine Bestellung {number} von {company} liegt für dich bereit: {location}, {address}, Fach {boxes}. Öffne das Fach mit dem Knopf auf deinem Telefon, wenn du davorstehst, oder mit dem Code am Terminal. Bitte hol sie bis {until} ab.',
  'mail.pickup.reminder.subject': 'Deine Bestellung {number} wartet noch im Fach {boxes}',
  'mail.pickup.reminder.text':
    'Deine Bestellung {number} liegt noch im Fach {boxes}: {location}, {address}. Bitte hol sie bis {until} ab. Danach nehmen wir sie heraus.',
  'mail.pickup.taken_back.subject': 'Deine Bestellung {number} ist nicht mehr im Fach',
  'mail.pickup.taken_back.text':
    'Wir haben deine Bestellung {number} aus dem Fach genommen. Grund: {reason}. Bitte melde dich bei {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'Deine Bestellung {number} bekommst du an der Theke',
  'mail.pickup.counter.text':
    'Deine Bestellung {number} kommt nicht ins Fach. Grund: {reason}. Du bekommst sie bei {company} an der Theke: {location}, {address}.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
