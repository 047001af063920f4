export const mailsDe = {
  'mail.pickup.greeting': 'Guten Tag {name},',
  'mail.pickup.pin': 'Ihr Code am Terminal',
  'mail.pickup.pin_of': 'Fach {box}: Code {pin}',
  'mail.pickup.phone': 'Fragen? Rufen Sie uns an: {phone}',
  'mail.pickup.button': 'Fach öffnen',
  'mail.pickup.button_order': 'Bestellung ansehen',
  'mail.pickup.laid.subject': 'Ihre Bestellung {number} liegt im Fach {boxes}',
  'mail.pickup.laid.text':
    'Ihre Bestellung {number} von {company} liegt für Sie bereit: {location}, {address}, Fach {boxes}. Öffnen Sie das Fach mit dem Knopf auf Ihrem Telefon, wenn Sie davorstehen, oder mit dem Code am Terminal. Bitte holen Sie sie bis {until} ab.',
  'mail.pickup.reminder.subject': 'Ihre Bestellung {number} wartet noch im Fach {boxes}',
  'mail.pickup.reminder.text':
    'Ihre Bestellung {number} liegt noch im Fach {boxes}: {location}, {address}. Bitte holen Sie sie bis {until} ab. Danach nehmen wir sie heraus.',
  'mail.pickup.taken_back.subject': 'Ihre Bestellung {number} ist nicht mehr im Fach',
  'mail.pickup.taken_back.text':
    'Wir haben Ihre Bestellung {number} aus dem Fach genommen. Grund: {reason}. Bitte melden Sie sich bei {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'Ihre Bestellung {number} bekommen Sie an der Theke',
  'mail.pickup.counter.text':
    'Ihre Bestellung {number} kommt nicht ins Fach. Grund: {reason}. Sie bekommen sie bei {company} an der Theke: {location}, {address}.',
} as const;
