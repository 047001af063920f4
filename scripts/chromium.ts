import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** Has no windows and draws no frame around every page: a journey takes a quarter less of the processor in it. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const ON_A_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROME_PATH, else what is installed; undefined when there is none. */
export function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return isProgram(CHROME_PATH) ? CHROME_PATH : undefined;
  const folders = [...PATH.split(delimiter), ...USUAL_FOLDERS];
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ON_A_MAC].find(isProgram);
}

/** Debian's packages to try in turn; one is enough. Not every distribution has the first, which is worth its minute beside a browser with windows, too. */
export function missingPackages(found: string | undefined): readonly string[] {
  if (!found) return [HEADLESS, 'chromium'];
  return basename(found) === HEADLESS ? [] : [HEADLESS];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
