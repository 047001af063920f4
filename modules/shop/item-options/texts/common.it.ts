import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'item.gone': 'Questo articolo non è più disponibile.',
  'item.sold_out': '{item} è esaurito.',
  'item.not_now': '{item} non è disponibile a quest’ora.',
  'choice.variant_missing': 'Scegli prima quale variante di {item} desideri.',
  'choice.variant_unknown': 'Questa variante di {item} non è più disponibile. Scegline un’altra.',
  'choice.variant_sold_out': 'Questa variante di {item} è esaurita. Scegline un’altra.',
  'choice.extra_unknown': 'Una delle aggiunte per {item} non è più disponibile. Scegli di nuovo.',
  'choice.extra_sold_out': '{extra} è esaurito. Scegli qualcos’altro.',
  'choice.extra_too_often': 'Puoi prendere {extra} al massimo {mostOfSame} volte.',
  'choice.too_few': 'Scegli almeno {minimum} in «{group}».',
  'choice.too_many': 'Scegli al massimo {maximum} in «{group}».',
  'choice.quantity': 'Questa quantità non è possibile. Scegli da 1 a 999.',
};
