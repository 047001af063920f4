import type { Module } from '@fachwerk/server/module';
import { franchiseCapabilities, franchiseProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';

export const franchise: Module = {
  name: 'franchise',
  sql: new URL('../sql/', import.meta.url),
  capabilities: franchiseCapabilities,
  problems: franchiseProblems,
  texts: { de, deDu, en },
  routes: [],
};
