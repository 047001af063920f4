import type { Step } from './steps.ts';

/** Looks again only at what a change reaches; the first time it looks at everything, and writes down what it saw. */
function types(part: string): Step['command'] {
  return ['tsc', '-p', `tsconfig.${part}.json`, '--incremental', '--tsBuildInfoFile', `.cache/types/${part}.json`];
}

/** What holds without running the product. */
export const CHECKS: readonly Step[] = [
  { name: 'types of the server', command: types('server') },
  { name: 'types of the browser', command: types('browser') },
  { name: 'types of pages and their tests', command: types('pages') },
  { name: 'format and lint', command: ['biome', 'check', '--diagnostic-level=warn', '--error-on-warnings', '.'] },
  { name: 'nothing unused', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'house', command: ['node', 'scripts/check-house.ts'] },
];
