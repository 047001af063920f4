import { type Module, on } from '@fachwerk/server/module';
import { translationApi, translationProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { listOverrides } from './override-store.ts';
import { showOverrides } from './show-overrides.ts';

export const translations: Module = {
  name: 'translations',
  sql: new URL('../sql/', import.meta.url),
  texts,
  problems: translationProblems,
  textOverrides: listOverrides,
  routes: [on(translationApi.overrides, showOverrides)],
};
