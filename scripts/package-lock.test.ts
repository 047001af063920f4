import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly link?: boolean;
};
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** `npm ci` refuses a lock file without them, even where they would not be installed. */
test('the lock file names the parts for every machine, also those a registry did not have when it was written', () => {
  const wanted = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [`${path}/node_modules/${name}`, `node_modules/${name}`]),
  );
  expect(wanted.filter((places) => !places.some((place) => lock.packages[place])).flat()).toEqual([]);
});

test('the lock file names no registry', () => {
  const named = Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link);
  expect(named).toEqual([]);
});
