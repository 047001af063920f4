export const commonDe = {
  'withdrawal.unknown': 'Diesen Widerruf gibt es nicht.',
  'withdrawal.changed_meanwhile':
    'Inzwischen hat jemand anderes geantwortet. Lesen Sie die Antwort, bevor Sie eine weitere schicken.',

  // What customers read on the pages.
  'withdraw.whole_order': 'Die ganze Bestellung',
  'withdrawal.page_gone':
    'Diese Seite gibt es nicht mehr. Haben Sie den Widerruf noch nicht bestätigt, füllen Sie das Formular bitte noch einmal aus.',
  'withdrawal.too_often':
    'Zu dieser E-Mail-Adresse sind gerade mehrere Widerrufe eingegangen. Versuchen Sie es bitte in einer Stunde noch einmal oder schreiben Sie uns.',
} as const;
