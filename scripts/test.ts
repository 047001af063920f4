// npm test, or npm test -- --changed for what the changes of this checkout touch.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { touchedByChanges } from './changed.ts';
import { CHECKS } from './checks.ts';
import { findOrInstallChromium } from './chromium-install.ts';
import { findOrInstallMosquitto } from './mosquitto.ts';
import { print, run, runTogether, type Step, wasInterrupted } from './steps.ts';
import { ADD_TO_LEDGER } from './suite/race-ledger.ts';
import { repeatFailed } from './suite/repeat-failed.ts';
import { journeyReport, printed, type Report, slowest, vitestReport } from './test-results.ts';

const SLOWEST = 20;
const BUILD: Step = { name: 'build', command: ['node', 'scripts/run.mjs', 'build'] };

const begin = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'fachwerk-results-'));
const reports: Report[] = [];
try {
  const touched = process.argv.includes('--changed') ? touchedByChanges() : undefined;
  const hasTests = touched?.folders.length !== 0;
  const hasJourneys = touched?.journeys.length !== 0;
  const first = [...(hasJourneys ? [BUILD] : []), ...CHECKS];
  const areFine = await runTogether(first);
  for (const [at, { name }] of first.entries()) reports.push(failureUnless(areFine[at]!, name));
  if (hasTests) reports.push(await tests(touched?.folders.map((name) => `${name}/`)));
  else print('\nNo unit or use-case test is touched.');
  if (hasJourneys) reports.push(await journeys(touched?.journeys));
  else print('\nNo journey is touched.');
} finally {
  await rm(folder, { recursive: true, force: true });
}
const sum = (what: 'passed' | 'failed') => reports.reduce((total, report) => total + report[what], 0);
process.exitCode = wasInterrupted() ? 130 : sum('failed') > 0 ? 1 : 0;
const slow = slowest(
  reports.flatMap(({ results }) => results),
  SLOWEST,
);
if (slow.length > 0) print(`\nThe slowest:\n${slow.join('\n')}`);
print(`\nAll of it took ${((performance.now() - begin) / 60_000).toFixed(1)} minutes.`);
const failures = reports.flatMap((report) => report.failures);
if (failures.length > 0) print(`\nWhat failed:\n${failures.map((failure) => `  ${printed(failure)}`).join('\n')}`);
const races = reports.flatMap((report) => report.races);
if (races.length > 0) print(`\n${ADD_TO_LEDGER}\n${races.map((race) => `  ${printed(race)}`).join('\n')}`);
print(`\n${sum('passed')} passed, ${sum('failed')} failed`);

/** A check that fails counts as one failure, so that the last line never says "0 failed" when something is wrong. */
function failureUnless(isFine: boolean, name: string): Report {
  const failures = isFine ? [] : [{ file: '', test: name, message: '' }];
  return { passed: 0, failed: failures.length, results: [], failures, failedFiles: [], races: [] };
}

/** Those in these folders, or all. */
async function tests(folders: readonly string[] = []): Promise<Report> {
  const mosquitto = wasInterrupted() ? undefined : await findOrInstallMosquitto();
  const vitest = async (name: string, file: string, only: readonly string[]) => {
    const isFine = await run({
      name,
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only],
      ...(mosquitto && { env: { MOSQUITTO_PATH: mosquitto } }),
    });
    return honest(isFine, await vitestReport(file));
  };
  const first = await vitest('unit and use-case tests', join(folder, 'vitest.json'), folders);
  return repeatFailed(first, ({ failedFiles }) =>
    vitest('what failed of them, once more', join(folder, 'vitest-again.json'), failedFiles),
  );
}

/** These, or all. */
async function journeys(files: readonly string[] = []): Promise<Report> {
  const chromium = wasInterrupted() ? undefined : await findOrInstallChromium();
  if (!chromium) return failureUnless(false, 'Chromium');
  const playwright = async (name: string, file: string, only: readonly string[]) => {
    const isFine = await run({
      name,
      command: ['playwright', 'test', '--reporter=list,json', ...only],
      env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return honest(isFine, await journeyReport(file));
  };
  const first = await playwright('browser journeys', join(folder, 'journeys.json'), files);
  return repeatFailed(first, () =>
    playwright('what failed of them, once more', join(folder, 'journeys-again.json'), ['--last-failed']),
  );
}

/** A run can fail without a failed test: a file that does not load, a product that does not start. */
function honest(isFine: boolean, report: Report): Report {
  return { ...report, failed: isFine ? report.failed : Math.max(report.failed, 1) };
}
