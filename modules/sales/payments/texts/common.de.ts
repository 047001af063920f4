export const commonDe = {
  'payment.other_amount': 'Zu zahlen sind {amount}. Bitte geben Sie genau diesen Betrag an.',
  'refund.unknown': 'Diese Erstattung gibt es nicht.',
  'refund.already_settled': 'Diese Erstattung ist bereits abgeschlossen.',
  'refund.nothing_paid': 'Keine Zahlung vorhanden, die erstattet werden könnte.',
  'refund.too_high': 'Der Betrag ist zu hoch. Erstattbar ist höchstens der bezahlte und noch nicht erstattete Betrag.',
  'payment_event.refused': 'Diese Nachricht stammt nicht vom Zahlungsanbieter oder ist abgelaufen.',
  'payment_provider.unknown': 'Dieser Zahlungsanbieter ist hier nicht eingerichtet.',
} as const;
