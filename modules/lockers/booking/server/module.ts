import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { bookingApi } from '../contract.ts';
import { showPrices } from './show-prices.ts';

/** Pages, and what they show of prices; what they ask and change otherwise is answered by `rentals` and `checkout`. */
export const booking: Module = {
  name: 'booking',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [on(bookingApi.prices, showPrices)],
};
