import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Screens only: what they ask and change is answered by `orders`. */
export const orderDesk: Module = { name: 'order-desk', texts };
