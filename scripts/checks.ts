import type { Step } from './steps.ts';

/** What holds without running the product. */
export const CHECKS: readonly Step[] = [
  { name: 'types of the server', command: ['tsc', '-p', 'tsconfig.server.json'] },
  { name: 'types of the browser', command: ['tsc', '-p', 'tsconfig.browser.json'] },
  { name: 'types of pages and their tests', command: ['tsc', '-p', 'tsconfig.pages.json'] },
  { name: 'format and lint', command: ['biome', 'check', '--diagnostic-level=warn', '--error-on-warnings', '.'] },
  { name: 'nothing unused', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'house', command: ['node', 'scripts/check-house.ts'] },
];
