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
  timeout: 60_000,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
});
