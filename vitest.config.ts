import { defineConfig } from 'vitest/config';

const everywhere = { exclude: ['**/node_modules/**', 'e2e/**'] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'server',
          include: ['{kit,modules,apps,scripts}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./scripts/test-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { ...everywhere, name: 'screens', include: ['{kit,modules,apps}/**/*.test.tsx'], environment: 'happy-dom', testTimeout: 20_000 },
      },
    ],
  },
});
