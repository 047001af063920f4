import type { Module } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';

/** Screens only: what they ask and change is answered by `orders`. */
export const orderDesk: Module = { name: 'order-desk', texts: await textsIn(new URL('../texts/', import.meta.url)) };
