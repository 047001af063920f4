import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { ROOT } from './root.ts';

export type Result = { readonly name: string; readonly seconds: number };
/** A test that failed. `test` is empty for a file that did not begin, `file` for a check; a journey names its project in brackets. */
export type Failure = { readonly file: string; readonly test: string; readonly message: string };
/** What a run of tests wrote down. */
export type Report = {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly Result[];
  /** By name, so that the last lines of a long run say what to look at. */
  readonly failures: readonly Failure[];
  readonly failedFiles: readonly string[];
  /** Those that passed only when they were repeated. */
  readonly races: readonly Failure[];
};

type Unit = {
  readonly status: string;
  readonly title: string;
  readonly duration?: number | null;
  readonly failureMessages?: readonly string[];
};
type UnitFile = { readonly name: string; readonly status: string; readonly assertionResults: readonly Unit[] };

export async function vitestReport(file: string): Promise<Report> {
  const { testResults = [] } = await json<{ testResults: UnitFile[] }>(file);
  const count = (status: string) =>
    testResults.flatMap((one) => one.assertionResults).filter((one) => one.status === status).length;
  // A file whose tests could not even begin has failed once.
  const unbegun = testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some(({ status }) => status === 'failed'),
  );
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${relative(ROOT, name)}  ${title}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const failures = [
    ...unbegun.map(({ name }) => ({ file: relative(ROOT, name), test: '', message: '' })),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => ({
          file: relative(ROOT, name),
          test: title,
          message: firstLine(failureMessages?.[0]),
        })),
    ),
  ];
  const failedFiles = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name));
  const failed = count('failed') + unbegun.length;
  return { passed: count('passed'), failed, results, failures, failedFiles, races: [] };
}

/** One line that says which test and why. */
export function printed({ file, test, message }: Failure): string {
  const name = [file, test].filter(Boolean).join('  ');
  return message ? `${name}: ${message}` : name;
}

const firstLine = (message = '') => message.split('\n')[0]!.slice(0, 200);

type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] };
type Spec = { readonly file: string; readonly title: string; readonly tests: readonly Journey[] };
type Journey = {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly duration: number }[];
};
type Stats = { readonly expected: number; readonly flaky: number; readonly unexpected: number };

export async function journeyReport(file: string): Promise<Report> {
  const { stats, suites = [] } = await json<{ stats: Stats; suites: Suite[] }>(file);
  const journeys = suites.flatMap(specsIn).flatMap(({ file: spec, title, tests }) =>
    tests.map(({ projectName, status, results: runs }) => ({
      file: `e2e/${spec}`,
      test: `${title} (${projectName})`,
      hasFailed: status === 'unexpected',
      seconds: runs.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    results: journeys.map(({ file: spec, test, seconds }) => ({ name: `${spec}  ${test}`, seconds })),
    failures: journeys
      .filter(({ hasFailed }) => hasFailed)
      .map(({ file: spec, test }) => ({ file: spec, test, message: '' })),
    failedFiles: [],
    races: [],
  };
}

function specsIn({ suites = [], specs = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The ones to look at first when a run takes too long. */
export function slowest(results: readonly Result[], count: number): readonly string[] {
  return results
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

async function json<T>(file: string): Promise<Partial<T>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Partial<T>;
}
