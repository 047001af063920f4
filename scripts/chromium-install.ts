import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { run, say } from './steps.ts';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
/** Not every distribution has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Debian's package where we may install one; otherwise a sentence that says what to do. */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH) {
    say('\nThe browser journeys need a Chromium, and CHROME_PATH names no program that can be run.');
    return undefined;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run({ name: 'package lists', command: ['apt-get', 'update', '-qq'], env });
    for (const name of PACKAGES) {
      if (await run({ name, command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], env }))
        break;
    }
  }
  const installed = findChromium();
  if (!installed)
    say(
      '\nThe browser journeys need a Chromium: install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.',
    );
  return installed;
}
