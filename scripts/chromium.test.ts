import { expect, test } from 'vitest';
import { missingPackages } from './chromium.ts';

test.each([
  ['no browser: the light one, else the one with windows', undefined, ['chromium-headless-shell', 'chromium']],
  ['one with windows: the light one beside it', '/usr/bin/chromium', ['chromium-headless-shell']],
  ['another one with windows', '/usr/bin/google-chrome', ['chromium-headless-shell']],
  ['the light one', '/usr/bin/chromium-headless-shell', []],
])('%s', (_, found, packages) => {
  expect(missingPackages(found)).toEqual(packages);
});
