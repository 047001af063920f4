export const commonDe = {
  'withdrawal.unknown': 'Diesen Widerruf gibt es nicht.',
  'withdrawal.changed_meanwhile':
    'Der Widerruf wurde inzwischen von jemand anderem beantwortet. Bitte lesen Sie die Antwort, bevor Sie eine weitere senden.',

  // What customers read on the pages.
  'withdraw.whole_order': 'Die ganze Bestellung',
  'withdrawal.page_gone':
    'Diese Seite ist abgelaufen. Falls der Widerruf nicht bestätigt ist, füllen Sie das Formular bitte erneut aus.',
  'withdrawal.too_often':
    'Zu dieser E-Mail-Adresse sind mehrere Widerrufe eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal oder schreiben Sie uns.',
} as const;
