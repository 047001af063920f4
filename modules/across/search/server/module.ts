import { type Module, on } from '@fachwerk/server/module';
import { searchApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { findAnything } from './find-anything.ts';

export const search: Module = {
  name: 'search',
  texts,
  routes: [on(searchApi.find, findAnything)],
};
