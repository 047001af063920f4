import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,
  'boxes.title': 'Your collection box',
  'boxes.titles': 'Your collection boxes',
  'boxes.box': 'Box {box}',
  'boxes.where': 'Where',
  'boxes.until': 'Collect by',
  'boxes.waiting': 'The box is reserved for your order. As soon as it is inside, you get the code here and by e-mail.',
  'boxes.planned':
    'A box is reserved for your time. As soon as the order is inside, you get the code here and by e-mail.',
  'boxes.laid': 'Your order is in the box. Open it when you stand in front of it.',
  'boxes.open': 'Open box {box}',
  'boxes.open_again': 'Open box {box} again',
  'boxes.asking': 'Asking the box to open …',
  'boxes.offline': 'No connection. Please try again, or type the code at the terminal.',
  'boxes.take_out': 'Box {box} is open. Please take everything out and close the door.',
  'boxes.close': 'Everything is out, the door is closed',
  'boxes.pin': 'Code at the terminal',
  'boxes.collected': 'Collected, thank you. The box is free again.',
  'boxes.taken_back': 'The order was taken out of the box. You get it at the counter.',
  'boxes.released': 'The order does not go into a box. You get it at the counter.',
};
