import { existsSync } from 'node:fs';
import { findChromium, missingPackages } from './chromium.ts';
import { print, run } from './steps.ts';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
/** A machine without a way out goes on with what it has. */
const NETWORK = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Debian's package where we may install one; otherwise a sentence that says what to do. */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (process.env.CHROME_PATH) {
    if (!found) print('\nThe browser journeys need a Chromium, and CHROME_PATH names no program that can be run.');
    return found;
  }
  const missing = missingPackages(found);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run({ name: 'package lists', command: ['apt-get', 'update', '-qq', ...NETWORK], env });
    for (const name of missing) if (await installed(name)) break;
  }
  const usable = findChromium();
  if (!usable)
    print(
      '\nThe browser journeys need a Chromium: install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.',
    );
  return usable;
}

function installed(name: string): Promise<boolean> {
  const options = ['-y', '-qq', '--no-install-recommends', '--no-remove', ...NETWORK];
  return run({ name, command: ['apt-get', 'install', ...options, name], env });
}
