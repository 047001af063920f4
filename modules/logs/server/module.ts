import type { Module } from '@fachwerk/server/module';
import { logCapabilities, logProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';

export const logs: Module = {
  name: 'logs',
  sql: new URL('../sql/', import.meta.url),
  capabilities: logCapabilities,
  problems: logProblems,
  texts: { de, deDu, en },
  routes: [],
};
