import { posix } from 'node:path';
import { type Breach, breach, type HouseRule } from './breach.ts';
import { importsOf } from './reading/syntax.ts';
import { type Package, placeOf, type Source, type Tree } from './reading/tree.ts';

type Sight = { readonly own: readonly string[]; readonly kit: readonly string[]; readonly modules: readonly string[] };

/** Who may import whom (docs/house.md). `own`: faces of the same module; `modules`: doors of the modules it depends on. */
const MAY_SEE: Readonly<Record<string, Sight>> = {
  contract: { own: ['contract'], kit: ['base'], modules: ['contract'] },
  rules: { own: ['contract', 'rules'], kit: ['base'], modules: ['contract', 'rules'] },
  texts: { own: ['texts'], kit: ['base'], modules: ['texts'] },
  server: {
    own: ['contract', 'rules', 'server', 'texts', 'kinds'],
    kit: ['base', 'server'],
    modules: ['contract', 'rules', 'facade', 'kinds'],
  },
  // `account` is no screen: it says who is signed in. `parts` are pieces of screens that a module lends to those above it, `slots`
  // the places in its own that they may fill: named at the start, when no screen is loaded yet.
  admin: {
    own: ['contract', 'rules', 'admin', 'texts'],
    kit: ['base', 'react'],
    modules: ['contract', 'rules', 'account', 'parts', 'slots', 'kinds', 'views'],
  },
  storefront: {
    own: ['contract', 'rules', 'storefront', 'texts', 'blocks', 'kinds'],
    kit: ['base', 'site'],
    modules: ['contract', 'rules', 'site-parts', 'site-slots'],
  },
  // What the pages of a site are made of: a folder per kind, with its fields and its view. `kinds` names all fields and is pure, `views`
  // all components: the page-editor draws a page as visitors see it.
  blocks: {
    own: ['contract', 'rules', 'texts', 'blocks'],
    kit: ['base', 'site'],
    modules: ['contract', 'rules', 'site-parts'],
  },
  kinds: { own: ['contract', 'rules', 'blocks'], kit: ['base'], modules: ['contract', 'rules'] },
  views: { own: ['contract', 'rules', 'blocks', 'texts'], kit: ['base', 'site'], modules: ['contract', 'rules'] },
};
/** Whose screens draw pages of sites. */
const DRAWS_SITES = ['page-editor'];
/** What a module opens to the apps that compose it. */
const DOORS = [
  'contract',
  'module',
  'facade',
  'rules',
  'texts',
  'admin',
  'tiles',
  'account',
  'parts',
  'slots',
  'storefront',
  'site-parts',
  'site-slots',
  'kinds',
  'views',
];
const SERVER_ONLY = ['module', 'facade'];

const SCOPE = '@fachwerk/';

export const imports: HouseRule = (tree) =>
  tree.sources
    .filter(({ place }) => ['kit', 'modules', 'apps'].includes(place.zone))
    .flatMap((source) => importBreaches(tree, source));

function importBreaches(tree: Tree, source: Source): Breach[] {
  const home = tree.packages.get(source.place.folder);
  if (!home) return [breach(source.path, 1, 'stands outside of any package', 'Give its folder a package.json')];
  if (source.place.zone === 'modules' && !source.isTest && !MAY_SEE[source.place.face]) {
    return [
      breach(
        source.path,
        1,
        `"${source.place.face}" is no face of a module`,
        `Put it into ${Object.keys(MAY_SEE).join(', ')} or sql`,
      ),
    ];
  }
  return importsOf(source).flatMap(({ spec, start }) => {
    const why = spec.startsWith('.') ? whyNotNear(source, spec) : whyNotFar(tree, home, source, spec);
    return why ? [breach(source.path, source.lineOf(start), `imports ${spec}: ${why[0]}`, why[1])] : [];
  });
}

type Reason = readonly [what: string, instead: string];

function whyNotNear({ path, place, isTest }: Source, spec: string): Reason | null {
  const there = placeOf(posix.normalize(posix.join(posix.dirname(path), spec)));
  if (there.folder !== place.folder) {
    return ['a relative path leaves its package', `Import ${SCOPE}… by its package name`];
  }
  if (place.zone !== 'modules' || isTest) return null;
  const sight = MAY_SEE[place.face]!.own;
  return sight.includes(there.face)
    ? null
    : [`${place.face} may not see ${there.face}`, `It may see ${sight.join(', ')} of its own module`];
}

function whyNotFar(tree: Tree, home: Package, source: Source, spec: string): Reason | null {
  if (spec.startsWith('node:')) return whyNotNode(source);
  const name = spec
    .split('/')
    .slice(0, spec.startsWith('@') ? 2 : 1)
    .join('/');
  if (!name.startsWith(SCOPE)) return whyNotLibrary(tree, home, source, name);
  const target = [...tree.packages.values()].find((known) => known.name === name);
  if (!target) return ['there is no such package', 'Look into the package.json files below kit and modules'];
  const isDeclared =
    home.dependencies.has(name) ||
    (source.isTest && (home.devDependencies.has(name) || target.zone === 'kit')) ||
    home.name === name;
  const door = (spec.split('/')[2] ?? '').replace(/^(contract-.*|wire)$/, 'contract').replace(/^facade-.*$/, 'facade');
  return (
    whyNotPlace(source, target, door) ??
    (isDeclared ? null : ['not in this package.json', `Add "${name}" to the dependencies of ${home.path}`])
  );
}

function whyNotPlace({ place, isTest }: Source, target: Package, door: string): Reason | null {
  if (place.zone === 'kit')
    return target.zone === 'kit' ? null : ['kit knows no module', 'Let the module hand in what the kit needs'];
  if (target.zone === 'apps') return ['nothing imports an app', 'Move what is shared into a module or the kit'];
  if (place.zone === 'apps') {
    if (target.zone === 'kit') return null;
    if (isTest && door === 'testing') return null;
    return DOORS.includes(door) ? null : ['no door of a module', `Apps take ${DOORS.join(', ')}`];
  }
  if (isTest) return null;
  const sight = MAY_SEE[place.face]!;
  const drawsSites = place.face === 'admin' && DRAWS_SITES.includes(place.unit);
  if (target.zone === 'kit') {
    return sight.kit.includes(target.unit) || (drawsSites && target.unit === 'site')
      ? null
      : [`${place.face} may not see kit/${target.unit}`, `It may see kit/${sight.kit.join(' and kit/')}`];
  }
  if (sight.modules.includes(door) || (drawsSites && door === 'site-parts')) return null;
  const instead = SERVER_ONLY.includes(door)
    ? 'Ask over the contract'
    : `It may see ${sight.modules.join(', ') || 'nothing'} of other modules`;
  return [`${place.face} may not see the ${door} of another module`, instead];
}

/** Faces that run in the browser too. */
const ANYWHERE = ['contract', 'rules', 'texts', 'admin', 'storefront', 'blocks', 'kinds', 'views'];

function whyNotNode({ place, isTest }: Source): Reason | null {
  const runsInBrowser =
    (place.zone === 'modules' && ANYWHERE.includes(place.face)) ||
    (place.zone === 'kit' && ['base', 'react', 'site'].includes(place.unit));
  return runsInBrowser && !isTest
    ? ['this also runs in the browser', 'Do it in server/, or take it as an argument']
    : null;
}

/** A module uses the libraries its kit brings, and what its own package.json adds. */
function whyNotLibrary(tree: Tree, home: Package, source: Source, name: string): Reason | null {
  const sight = source.place.zone === 'modules' && !source.isTest ? MAY_SEE[source.place.face]!.kit : null;
  const kits = [...tree.packages.values()].filter(
    (known) => known.zone === 'kit' && home.dependencies.has(known.name) && (sight?.includes(known.unit) ?? true),
  );
  const tools = isTooling(source)
    ? [home, tree.rootPackage, ...kits].flatMap((known) => [...known.devDependencies])
    : [];
  const known = new Set([...home.dependencies, ...kits.flatMap((kit) => [...kit.dependencies]), ...tools]);
  const instead = `Add "${name}" to ${home.path}/package.json if it is worth it`;
  return known.has(name) ? null : ['no dependency of this package or of the kit it may see', instead];
}

/** Tests, and what builds an app but is no part of it, use the tools of the developers. */
function isTooling({ path, place, isTest }: Source): boolean {
  return isTest || place.unit === 'testing' || (place.zone === 'apps' && !path.includes('/src/'));
}
