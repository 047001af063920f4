export const mailsDe = {
  'mail.unaccepted.subject': 'Niemand nimmt an: {numbers}',
  'mail.unaccepted.text':
    'Seit {minutes} Minuten wartet eine Bestellung darauf, dass jemand sie annimmt: {numbers}. Bitte schauen Sie in die Küche.',
  'mail.unaccepted.paused': 'Der Shop nimmt deshalb {pause} Minuten lang keine Bestellungen an.',
  'mail.unaccepted.button': 'Küche öffnen',
} as const;
