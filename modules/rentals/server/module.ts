import type { Module } from '@fachwerk/server/module';
import { rentalCapabilities, rentalProblems, rentalStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { booking } from './booking-parts.ts';
import { createDemoRentals } from './demo-rentals.ts';
import { life } from './life-parts.ts';
import { rentalPersonalData } from './mine-personal-data.ts';
import { renewDemo } from './renew-demo.job.ts';

export const rentals: Module = {
  name: 'rentals',
  sql: new URL('../sql/', import.meta.url),
  capabilities: rentalCapabilities,
  problems: rentalProblems,
  texts: { de, deDu, en, it, ru },
  streams: [rentalStream],
  routes: [...booking.routes, ...life.routes],
  jobs: [...booking.jobs, ...life.jobs, renewDemo],
  listeners: [...booking.listeners, ...life.listeners],
  personalData: rentalPersonalData,
  demo: createDemoRentals,
};
