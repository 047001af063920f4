import { fileURLToPath } from 'node:url';

/** A backup for every release, by its version: what `npm run freeze:release` has kept. */
export const RELEASES = fileURLToPath(new URL('../../test/releases/', import.meta.url));

/** What they were made with: nobody's secrets. */
export const RELEASE_ENV = {
  DEMO: 'on',
  DEMO_PASSWORD: 'Fachwerk-Release-1',
  SECRET: 'the secret of all kept releases, which protects nothing',
} as const;
