import type { Module } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';

export const blocks: Module = {
  name: 'blocks',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [],
};
