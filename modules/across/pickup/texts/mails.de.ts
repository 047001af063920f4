export const mailsDe = {
  'mail.pickup.greeting': 'Guten Tag {name},',
  'mail.pickup.pin': 'Ihr Code am Terminal',
  'mail.pickup.pin_of': 'Fach {box}: Code {pin}',
  'mail.pickup.phone': 'Fragen? Rufen Sie uns an: {phone}',
  'mail.pickup.button': 'Fach öffnen',
  'mail.pickup.button_order': 'Bestellung ansehen',
  'mail.pickup.laid.subject': 'Abholbereit: Ihre Bestellung {number} in Fach {boxes}',
  'mail.pickup.laid.text':
    'Ihre Bestellung {number} von {company} ist abholbereit: {location}, {address}, Fach {boxes}. Öffnen Sie das Fach vor Ort mit der Schaltfläche auf Ihrem Telefon oder mit dem Code am Terminal. Bitte holen Sie sie bis {until} ab.',
  'mail.pickup.reminder.subject': 'Erinnerung: Ihre Bestellung {number} in Fach {boxes}',
  'mail.pickup.reminder.text':
    'Ihre Bestellung {number} ist noch im Fach {boxes}: {location}, {address}. Bitte holen Sie sie bis {until} ab. Danach nehmen wir sie heraus.',
  'mail.pickup.taken_back.subject': 'Ihre Bestellung {number} ist nicht mehr im Fach',
  'mail.pickup.taken_back.text':
    'Wir haben Ihre Bestellung {number} aus dem Fach genommen. Grund: {reason}. Bitte melden Sie sich bei {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'Ihre Bestellung {number}: Abholung an der Theke',
  'mail.pickup.counter.text':
    'Ihre Bestellung {number} erhalten Sie an der Theke statt im Abholfach. Grund: {reason}. Abholung bei {company}: {location}, {address}.',
} as const;
