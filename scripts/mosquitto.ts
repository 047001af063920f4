import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { print, run } from './steps.ts';

const USUAL_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/opt/homebrew/sbin'];
const env = { DEBIAN_FRONTEND: 'noninteractive' };

/** MOSQUITTO_PATH, else what is installed; undefined when there is none. */
function findMosquitto(): string | undefined {
  const { MOSQUITTO_PATH, PATH = '' } = process.env;
  if (MOSQUITTO_PATH) return isProgram(MOSQUITTO_PATH) ? MOSQUITTO_PATH : undefined;
  return [...USUAL_FOLDERS, ...PATH.split(delimiter)].map((folder) => join(folder, 'mosquitto')).find(isProgram);
}

/** Debian's package where we may install one. Without it the tests of an external broker use another program, and say so. */
export async function findOrInstallMosquitto(): Promise<string | undefined> {
  const found = findMosquitto();
  if (found) return found;
  if (!process.env.MOSQUITTO_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run({ name: 'package lists', command: ['apt-get', 'update', '-qq'], env });
    await run({
      name: 'Mosquitto',
      command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'mosquitto'],
      env,
    });
  }
  const installed = findMosquitto();
  if (!installed)
    print('\nThere is no Mosquitto here (on Debian: apt-get install mosquitto): its tests run against another broker.');
  return installed;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
