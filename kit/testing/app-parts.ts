import type { SiteApp } from '@fachwerk/base/site-visit';
import { appAttachments } from '@fachwerk/server/attachments';
import { openCalls } from '@fachwerk/server/calls';
import { appCapabilities, placedCapabilities } from '@fachwerk/server/capabilities';
import type { App } from '@fachwerk/server/ctx';
import type { StoredFile } from '@fachwerk/server/files';
import { appHooks } from '@fachwerk/server/hooks';
import type { Module } from '@fachwerk/server/module';
import { openPageViews } from '@fachwerk/server/page-views';
import { appPersonalData } from '@fachwerk/server/personal-data';
import { appTexts } from '@fachwerk/server/texts';
import { pino } from 'pino';

/** The parts of a house that touch the outside, kept inside the test. */
export function appForTests(modules: readonly Module[], site?: SiteApp): App {
  const files = new Map<string, StoredFile>();
  return {
    publicUrl: 'http://localhost:3000',
    secret: 'a secret for tests only, never for a running house',
    version: 'test',
    isStrict: true,
    files: {
      save: async (key, file) => void files.set(key, file),
      find: async (key) => files.get(key),
      remove: async (key) => void files.delete(key),
    },
    mailWay: modules.find((module) => module.mailWay)?.mailWay,
    outbound: {
      get: async () => noWayOut(),
      send: async () => noWayOut(),
    },
    calls: openCalls(),
    pageViews: openPageViews(),
    broker: { host: '127.0.0.1', port: 0 },
    texts: appTexts(modules, site?.texts),
    capabilities: appCapabilities(modules),
    placedCapabilities: placedCapabilities(modules),
    personalData: appPersonalData(modules),
    firstSteps: modules.flatMap((module) => module.firstSteps ?? []),
    firstScreen: modules.flatMap((module) => module.firstScreen ?? []),
    importers: modules.flatMap((module) => module.importers ?? []),
    hooks: appHooks(modules),
    attachments: appAttachments(modules),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  };
}

function noWayOut(): never {
  throw new Error('this test has no way out');
}
