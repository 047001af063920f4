import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Pages only: what they ask and change is answered by `rentals` and `checkout`. */
export const booking: Module = { name: 'booking', texts };
