import { availableParallelism } from 'node:os';
import { freePort } from '@fachwerk/app-server/testing/free-port';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

// The journeys of a worker share one product and its demo companies; workers share nothing.
const workers = Math.min(availableParallelism(), 4);
// Read again in every worker, which must find its product.
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: workers }, freePort))).join(' ');
process.env.E2E_PORT = process.env.E2E_PORTS.split(' ')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
const executablePath = findChromium();

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup/product.ts',
  outputDir: './test-results',
  workers,
  // Only a limit for what never comes: a busy machine must not make a journey fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } }, testIgnore: 'site-narrow.spec.ts' },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      // Words do not depend on the size; nor do the providers, for which another product is started.
      testIgnore: ['providers.spec.ts', 'site-words.spec.ts'],
    },
  ],
});
