export const mailsDe = {
  'mail.payment_link.subject': 'Ihre Bestellung {number} bei {company}: bitte bezahlen',
  'mail.payment_link.text':
    'vielen Dank für Ihre Bestellung am Telefon. Bitte bezahlen Sie sie innerhalb von zwei Stunden über die Schaltfläche unten, danach beginnen wir mit der Bearbeitung. Ihre Bestellung:',
  'mail.payment_link.button': 'Jetzt bezahlen',
};
