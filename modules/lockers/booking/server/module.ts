import { type Module, on } from '@fachwerk/server/module';
import { bookingApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { showPrices } from './show-prices.ts';

/** Pages, and what they show of prices; what they ask and change otherwise is answered by `rentals` and `checkout`. */
export const booking: Module = { name: 'booking', texts, routes: [on(bookingApi.prices, showPrices)] };
