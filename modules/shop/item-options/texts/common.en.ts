import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'item.gone': 'This item is no longer available.',
  'item.sold_out': '{item} is sold out.',
  'item.not_now': '{item} is not available at this time.',
  'choice.variant_missing': 'Please choose first which kind of {item} you would like.',
  'choice.variant_unknown': 'This kind of {item} is no longer available. Please choose another one.',
  'choice.variant_sold_out': 'This kind of {item} is sold out. Please choose another one.',
  'choice.extra_unknown': 'One of the extras for {item} is no longer available. Please choose again.',
  'choice.extra_sold_out': '{extra} is sold out. Please choose something else.',
  'choice.extra_too_often': 'You can take {extra} {mostOfSame} times at most.',
  'choice.too_few': 'Please choose at least {minimum} from “{group}”.',
  'choice.too_many': 'Please choose at most {maximum} from “{group}”.',
  'choice.quantity': 'This quantity is not possible. Please choose 1 to 999.',
};
