import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { searchApi } from '../contract.ts';
import { findAnything } from './find-anything.ts';

export const search: Module = {
  name: 'search',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [on(searchApi.find, findAnything)],
};
