import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { choosePorts, ownPort } from './e2e/setup/ports.ts';
import { findChromium } from './scripts/chromium.ts';

/** Each has a product, a database and virtual lockers beside its browser; more than these would stand in each other's way. */
const MOST_WORKERS = 4;
const workers = Math.min(availableParallelism(), MOST_WORKERS);

// Read again in every worker, which must find its product.
await choosePorts(workers);
const executablePath = findChromium();
/** A page lives for seconds: optimising its code costs more than it saves, a tenth of what a page takes. */
const args = ['--js-flags=--no-maglev,--no-turbofan'];

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/setup/product.ts',
  outputDir: './test-results',
  workers,
  // Only a limit for what never comes: a busy machine must not make a journey fail.
  timeout: 420_000,
  expect: { timeout: 180_000, toPass: { timeout: 180_000 } },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${ownPort()}`,
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    actionTimeout: 180_000,
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'wide',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['**/site-narrow.spec.ts', '**/every-screen.spec.ts'],
      // What people do with a telephone in their hand.
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      // Where something else is on the screen than on a wide one; what a journey does is the same in both.
      grep: /@phone/,
    },
  ],
});
