import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { hasRoom, keepFilesInMemory } from './files-in-memory.ts';

const GIB = 2 ** 30;

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['much of both', { folder: 12 * GIB, memory: 20 * GIB }, true],
  ['a container’s 64 MB', { folder: GIB / 16, memory: 20 * GIB }, false],
  ['a folder that is half of a small memory', { folder: 4 * GIB, memory: 7 * GIB }, false],
  ['no such folder', { folder: 0, memory: 20 * GIB }, false],
])('%s', (_, given, isEnough) => {
  expect(hasRoom(given)).toBe(isEnough);
});

test('a folder that was named stays, also for the workers of a run', () => {
  vi.stubEnv('TMPDIR', '/somewhere/else');
  keepFilesInMemory();
  expect(process.env.TMPDIR).toBe('/somewhere/else');
});

test.runIf(existsSync('/dev/shm'))('what a killed run left is cleared away, what a living one has is not', () => {
  // No process has a number as high as this.
  const [dead, living] = ['/dev/shm/fachwerk-run-99999999', `/dev/shm/fachwerk-run-${process.ppid}`];
  const isOfRun = existsSync(living);
  for (const folder of [dead, living]) mkdirSync(folder, { recursive: true });
  vi.stubEnv('TMPDIR', undefined);
  keepFilesInMemory();
  expect([existsSync(dead), existsSync(living)]).toEqual([false, true]);
  if (!isOfRun) rmSync(living, { recursive: true });
  if (process.env.TMPDIR) rmSync(process.env.TMPDIR, { recursive: true });
});
