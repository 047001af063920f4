export const commonDe = {
  'payment.other_amount': 'Zu zahlen sind {amount}. Bitte geben Sie genau diesen Betrag an.',
  'refund.unknown': 'Diese Erstattung gibt es nicht.',
  'refund.already_settled': 'Diese Erstattung ist schon erledigt.',
  'refund.nothing_paid': 'Hierfür ist kein Geld eingegangen, das zurückgezahlt werden könnte.',
  'refund.too_high':
    'So viel kann nicht zurückgezahlt werden. Es ist höchstens möglich, was bezahlt und noch nicht erstattet ist.',
  'payment_event.refused': 'Diese Nachricht stammt nicht vom Zahlungsanbieter, oder sie ist zu alt.',
  'payment_provider.unknown': 'Diesen Zahlungsanbieter gibt es hier nicht.',
} as const;
