/** What customers read too. */
export const commonDe = {
  'item.gone': 'Diesen Artikel gibt es nicht mehr.',
  'item.sold_out': '{item} ist ausverkauft.',
  'item.not_now': '{item} gibt es zu dieser Zeit nicht.',
  'choice.variant_missing': 'Bitte wählen Sie zuerst aus, welche Ausführung von {item} Sie möchten.',
  'choice.variant_unknown': 'Diese Ausführung von {item} gibt es nicht mehr. Bitte wählen Sie eine andere.',
  'choice.variant_sold_out': 'Diese Ausführung von {item} ist ausverkauft. Bitte wählen Sie eine andere.',
  'choice.extra_unknown': 'Einen der Zusätze zu {item} gibt es nicht mehr. Bitte wählen Sie neu aus.',
  'choice.extra_sold_out': '{extra} ist ausverkauft. Bitte wählen Sie etwas anderes.',
  'choice.extra_too_often': '{extra} können Sie höchstens {mostOfSame}-mal nehmen.',
  'choice.too_few': 'Bitte wählen Sie bei „{group}“ mindestens {minimum} aus.',
  'choice.too_many': 'Bitte wählen Sie bei „{group}“ höchstens {maximum} aus.',
  'choice.quantity': 'Diese Menge geht nicht. Möglich sind 1 bis 999.',
} as const;
