import type { Module } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';

/** Hours are kept by whoever has them; here is what they mean. */
export const openingHours: Module = {
  name: 'opening-hours',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
};
