import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { findOrInstallChromium } from './chromium-install.ts';
import { findOrInstallMosquitto } from './mosquitto.ts';
import { run, say, wasInterrupted } from './steps.ts';

type Count = { readonly passed: number; readonly failed: number };

const results = await mkdtemp(join(tmpdir(), 'fachwerk-results-'));
const counts: Count[] = [];
try {
  for (const check of CHECKS) counts.push(failureUnless(await run(check)));
  counts.push(await testRun('unit and use-case tests'));
  counts.push(failureUnless(await run({ name: 'build', command: ['node', 'scripts/run.mjs', 'build'] })));
  counts.push(await journeys());
} finally {
  await rm(results, { recursive: true, force: true });
}
const sum = (what: keyof Count) => counts.reduce((total, count) => total + count[what], 0);
process.exitCode = wasInterrupted() ? 130 : sum('failed') > 0 ? 1 : 0;
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);

/** A check that fails counts as one failure, so that the last line never says "0 failed" when something is wrong. */
function failureUnless(isFine: boolean): Count {
  return { passed: 0, failed: isFine ? 0 : 1 };
}

type TestFile = { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] };

async function testRun(name: string): Promise<Count> {
  const file = join(results, 'vitest.json');
  const mosquitto = wasInterrupted() ? undefined : await findOrInstallMosquitto();
  const isFine = await run({
    name,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...(mosquitto && { env: { MOSQUITTO_PATH: mosquitto } }),
  });
  const { testResults = [] } = await json<{ testResults: TestFile[] }>(file);
  const count = (status: string) =>
    testResults.flatMap((one) => one.assertionResults).filter((one) => one.status === status).length;
  // A file whose tests could not even begin has failed once.
  const unbegun = testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some(({ status }) => status === 'failed'),
  );
  return honest(isFine, count('passed'), count('failed') + unbegun.length);
}

async function journeys(): Promise<Count> {
  const chromium = wasInterrupted() ? undefined : await findOrInstallChromium();
  if (!chromium) return failureUnless(false);
  const file = join(results, 'journeys.json');
  const isFine = await run({
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { stats } = await json<{ stats: { expected: number; flaky: number; unexpected: number } }>(file);
  return honest(isFine, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** A run can fail without a failed test: a file that does not load, a product that does not start. */
function honest(isFine: boolean, passed: number, failed: number): Count {
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
}

async function json<T>(file: string): Promise<Partial<T>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Partial<T>;
}
