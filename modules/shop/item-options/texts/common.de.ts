/** What customers read too. */
export const commonDe = {
  'item.gone': 'Diesen Artikel gibt es nicht mehr.',
  'item.sold_out': '{item} ist ausverkauft.',
  'item.not_now': '{item} ist zu dieser Zeit nicht verfügbar.',
  'choice.variant_missing': 'Bitte wählen Sie zuerst die Ausführung von {item}.',
  'choice.variant_unknown': 'Diese Ausführung von {item} gibt es nicht mehr. Bitte wählen Sie eine andere.',
  'choice.variant_sold_out': 'Diese Ausführung von {item} ist ausverkauft. Bitte wählen Sie eine andere.',
  'choice.extra_unknown': 'Ein Extra zu {item} ist nicht mehr verfügbar. Bitte wählen Sie neu aus.',
  'choice.extra_sold_out': '{extra} ist ausverkauft. Bitte wählen Sie etwas anderes.',
  'choice.extra_too_often': '{extra}: höchstens {mostOfSame}-mal möglich.',
  'choice.too_few': 'Bitte wählen Sie bei „{group}“ mindestens {minimum} aus.',
  'choice.too_many': 'Bitte wählen Sie bei „{group}“ höchstens {maximum} aus.',
  'choice.quantity': 'Ungültige Menge. Möglich sind 1 bis 999.',
} as const;
