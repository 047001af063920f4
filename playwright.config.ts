import { freePort } from '@fachwerk/app-server/testing/free-port';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

// Read again in every worker, which must find the same product.
process.env.E2E_PORT ??= String(await freePort());
const executablePath = findChromium();

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup/product.ts',
  outputDir: './test-results',
  // The journeys share one product and its demo companies.
  workers: 1,
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
