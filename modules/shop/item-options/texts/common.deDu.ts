import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'choice.variant_missing': 'Bitte wähle zuerst die Ausführung von {item}.',
  'choice.variant_unknown': 'Diese Ausführung von {item} gibt es nicht mehr. Bitte wähle eine andere.',
  'choice.variant_sold_out': 'Diese Ausführung von {item} ist ausverkauft. Bitte wähle eine andere.',
  'choice.extra_unknown': 'Ein Extra zu {item} ist nicht mehr verfügbar. Bitte wähle neu aus.',
  'choice.extra_sold_out': '{extra} ist ausverkauft. Bitte wähle etwas anderes.',
  'choice.too_few': 'Bitte wähle bei „{group}“ mindestens {minimum} aus.',
  'choice.too_many': 'Bitte wähle bei „{group}“ höchstens {maximum} aus.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
