import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'choice.variant_missing': 'Bitte wähle zuerst aus, welche Ausführung von {item} du möchtest.',
  'choice.variant_unknown': 'Diese Ausführung von {item} gibt es nicht mehr. Bitte wähle eine andere.',
  'choice.variant_sold_out': 'Diese Ausführung von {item} ist ausverkauft. Bitte wähle eine andere.',
  'choice.extra_unknown': 'Einen der Zusätze zu {item} gibt es nicht mehr. Bitte wähle neu aus.',
  'choice.extra_sold_out': '{extra} ist ausverkauft. Bitte wähle etwas anderes.',
  'choice.extra_too_often': '{extra} kannst du höchstens {mostOfSame}-mal nehmen.',
  'choice.too_few': 'Bitte wähle bei „{group}“ mindestens {minimum} aus.',
  'choice.too_many': 'Bitte wähle bei „{group}“ höchstens {maximum} aus.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
