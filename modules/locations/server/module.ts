import type { Module } from '@fachwerk/server/module';
import { locationCapabilities, locationProblems, locationStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { createDemoLocations } from './demo-locations.ts';

export const locations: Module = {
  name: 'locations',
  sql: new URL('../sql/', import.meta.url),
  capabilities: locationCapabilities,
  problems: locationProblems,
  texts: { de, deDu, en },
  streams: [locationStream],
  routes: [],
  demo: createDemoLocations,
};
