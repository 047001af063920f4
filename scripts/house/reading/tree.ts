import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';
import { EXCEPTIONS, type Exceptions } from '../exceptions.ts';

/** Where a file stands: `modules/foundation/auth/server/…` is the face `server` of the unit `access` in the wing `foundation` of the zone `modules`. */
export type Place = {
  readonly zone: string;
  /** Only modules stand in wings. */
  readonly wing: string;
  readonly unit: string;
  readonly face: string;
  /** `modules/foundation/auth`, `kit/base`. */
  readonly folder: string;
};

export type Source = {
  readonly path: string;
  readonly text: string;
  readonly place: Place;
  /** Tests, and what only tests use. */
  readonly isTest: boolean;
  lineOf(offset: number): number;
  /** Parsed when somebody asks, once. */
  parsed(): ParseResult;
};

export type Package = {
  readonly path: string;
  readonly name: string;
  readonly zone: string;
  readonly wing: string;
  readonly unit: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
};

type SqlFile = {
  readonly path: string;
  readonly text: string;
  readonly place: Place;
  /** That of its module; in a folder of `sql/` the one of a module that was merged into this one: `sql/board-templates/` has `board_templates`. */
  readonly schema: string;
};

export type Tree = {
  readonly root: string;
  /** Every source and script of ours, by path. */
  readonly sources: readonly Source[];
  readonly sqlFiles: readonly SqlFile[];
  /** By folder. */
  readonly packages: ReadonlyMap<string, Package>;
  readonly rootPackage: Package;
  readonly exceptions: Exceptions;
  has(path: string): boolean;
  read(path: string): string;
};

const SOURCES = '{kit,modules,apps,scripts,e2e,bench}/**/*.{ts,tsx,mjs}';
const isForeign = (path: string) => /(^|\/)(node_modules|dist|\.cache|test-results)(\/|$)/.test(path);

/** Reads the whole tree once; every rule, the map and the search look at the same reading. */
export function readTree(root: string, exceptions = EXCEPTIONS): Tree {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const found = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: isForeign })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !isForeign(path))
      .sort();
  const packages = found('{{kit,apps}/*,modules/*/*}/package.json').map((path) => packageOf(path, read(path)));
  return {
    root,
    sources: found(SOURCES).map((path) => sourceOf(path, read(path))),
    sqlFiles: found('{kit/*,modules/*/*}/sql/**/*.sql').map((path) => sqlFileOf(path, read(path))),
    packages: new Map(packages.map((known) => [known.path, known])),
    rootPackage: packageOf('package.json', existsSync(join(root, 'package.json')) ? read('package.json') : '{}'),
    exceptions,
    has: (path) => existsSync(join(root, path)),
    read,
  };
}

export function placeOf(path: string): Place {
  const [zone = '', ...below] = path.split('/');
  const wing = zone === 'modules' ? (below.shift() ?? '') : '';
  const [unit = '', face = ''] = below;
  const folder = [zone, wing, unit].filter(Boolean).join('/');
  // A contract that grew too long stands in several files: contract.ts, contract-auth.ts. One with devices stands in wire.ts.
  return { zone, wing, unit, folder, face: face.replace(/\.tsx?$/, '').replace(/^(contract-.*|wire)$/, 'contract') };
}

function sourceOf(path: string, text: string): Source {
  let lineStarts: number[] | undefined;
  let parsed: ParseResult | undefined;
  return {
    path,
    text,
    place: placeOf(path),
    isTest: /(\.(test|for-tests)|\/testing)\.tsx?$|^apps\/.*\/(test|testing)\//.test(path),
    lineOf: (offset) => {
      lineStarts ??= [...text.matchAll(/\n/g)].map(({ index }) => index);
      return 1 + lineStarts.filter((start) => start < offset).length;
    },
    parsed: () => (parsed ??= parseSync(path, text)),
  };
}

export const schemaOf = (unit: string) => unit.replaceAll('-', '_');

function sqlFileOf(path: string, text: string): SqlFile {
  const place = placeOf(path);
  const [, folder] = /\/sql\/([^/]+)\//.exec(path) ?? [];
  return { path, text, place, schema: place.zone === 'kit' ? 'kit' : schemaOf(folder ?? place.unit) };
}

function packageOf(path: string, text: string): Package {
  const folder = path.replace(/\/?package\.json$/, '');
  const { zone, wing, unit } = placeOf(folder);
  const { name = '', exports = {}, dependencies = {}, devDependencies = {} } = JSON.parse(text);
  return {
    path: folder,
    name,
    zone,
    wing,
    unit,
    exports,
    dependencies: new Set(Object.keys(dependencies)),
    devDependencies: new Set(Object.keys(devDependencies)),
  };
}
