import type { Module } from '@fachwerk/server/module';
import { lockerCapabilities, lockerProblems, lockerStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { brokerService } from './broker-service.ts';
import { createDemoLockers } from './demo-lockers.ts';
import { deviceJobs } from './device-jobs.ts';
import { deviceRoutes } from './device-routes.ts';
import { intakeService } from './intake.service.ts';
import { lockJobs, lockServices } from './lock-jobs.ts';
import { lockRoutes } from './lock-routes.ts';
import { presenceService } from './presence-service.ts';

export const lockers: Module = {
  name: 'lockers',
  sql: new URL('../sql/', import.meta.url),
  capabilities: lockerCapabilities,
  problems: lockerProblems,
  texts: { de, deDu, en, it, ru },
  streams: [lockerStream],
  routes: [...deviceRoutes, ...lockRoutes],
  jobs: [...deviceJobs, ...lockJobs],
  services: [...lockServices, intakeService, presenceService, brokerService],
  demo: createDemoLockers,
};
