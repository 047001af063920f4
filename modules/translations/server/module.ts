import { type Module, on } from '@fachwerk/server/module';
import { translationApi, translationProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { listOverrides } from './override-store.ts';
import { showOverrides } from './show-overrides.ts';

export const translations: Module = {
  name: 'translations',
  sql: new URL('../sql/', import.meta.url),
  texts: { de, deDu, en },
  problems: translationProblems,
  textOverrides: listOverrides,
  routes: [on(translationApi.overrides, showOverrides)],
};
