export const mailsDe = {
  'mail.payment_link.subject': 'Ihre Bestellung {number} bei {company}: bitte bezahlen',
  'mail.payment_link.text':
    'vielen Dank für Ihre Bestellung am Telefon. Bitte bezahlen Sie sie über den Knopf unten innerhalb von zwei Stunden, dann fangen wir an. Bestellt haben Sie:',
  'mail.payment_link.button': 'Jetzt bezahlen',
};
