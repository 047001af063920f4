import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './scripts/suite/files-in-memory.ts';
import { LongestFirst } from './scripts/suite/longest-first.ts';

keepFilesInMemory();

const everywhere = {
  exclude: ['**/node_modules/**', 'e2e/**'],
  // Only a limit for what never comes: a busy machine must not make a test fail.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    // By itself it leaves a core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...everywhere,
          name: 'server',
          include: ['{kit,modules,apps,scripts}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['./scripts/test-database.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'screens',
          include: ['{kit,modules,apps}/**/*.test.tsx'],
          environment: './scripts/test-window.ts',
          isolate: false,
          setupFiles: ['./kit/react/testing/limits.for-tests.ts', './kit/react/testing/between-tests.for-tests.ts'],
        },
      },
    ],
  },
});
