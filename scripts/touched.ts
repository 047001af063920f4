/** A package, and where it can be met: the addresses of its screens, pages and endpoints. */
export type Unit = {
  readonly folder: string;
  readonly name: string;
  /** Packages it is built from or tested with. */
  readonly needs: readonly string[];
  readonly addresses: readonly string[];
};
/** `text` is all it is written in, with the parts it uses. */
export type Journey = { readonly file: string; readonly text: string };

export type Touched = {
  /** Folders whose tests may end differently now, `scripts` among them. */
  readonly folders: readonly string[];
  /** Journeys that come by there. */
  readonly journeys: readonly string[];
};

const WORDS_ALONE = /(^docs\/|\.md$|^LICENSE|^\.gitignore$|^bench\/)/;
const TEST_ALONE = /\.(test|spec)\.tsx?$/;
/** What every test runs in. */
const OF_ALL_TESTS = /^scripts\/(test|steps|root|prepare)/;
/** These are the product itself, and every journey goes through them. */
const RUNS_EVERYWHERE = /^apps\//;

/** What a change reaches by the graph of packages: those that changed, all that are built from them, and the journeys through these. */
export function touchedBy(
  files: readonly string[],
  { units, journeys }: { readonly units: readonly Unit[]; readonly journeys: readonly Journey[] },
): Touched {
  const counted = files.filter((file) => !WORDS_ALONE.test(file));
  const allFolders = [...units.map(({ folder }) => folder), 'scripts'];
  const allJourneys = journeys.map(({ file }) => file);
  const isOfAll = (file: string) => OF_ALL_TESTS.test(file) || folderOf(file, allFolders) === undefined;
  if (counted.some((file) => isOfAll(file) && !file.startsWith('e2e/'))) {
    return { folders: allFolders, journeys: allJourneys };
  }

  const tested = new Set(counted.map((file) => folderOf(file, allFolders)));
  const shipped = counted.filter((file) => !TEST_ALONE.test(file));
  const reached = withDependents(new Set(shipped.map((file) => folderOf(file, allFolders))), units);
  const isAnyJourney = shipped.some((file) => RUNS_EVERYWHERE.test(file) || file.startsWith('e2e/'));
  const addresses = units.filter(({ folder }) => reached.has(folder)).flatMap((unit) => unit.addresses);
  const isMet = ({ file, text }: Journey) =>
    isAnyJourney || counted.includes(file) || addresses.some((address) => isNamed(address, text));
  return {
    folders: allFolders.filter((folder) => tested.has(folder) || reached.has(folder)),
    journeys: journeys.filter(isMet).map(({ file }) => file),
  };
}

function folderOf(file: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => file.startsWith(`${folder}/`));
}

function withDependents(begun: ReadonlySet<string | undefined>, units: readonly Unit[]): ReadonlySet<string> {
  const reached = new Set([...begun].filter((folder) => folder !== undefined));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    const names = new Set(units.filter(({ folder }) => reached.has(folder)).map(({ name }) => name));
    for (const { folder, needs } of units) if (needs.some((name) => names.has(name))) reached.add(folder);
  }
  return reached;
}

/** `/admin/locks/:id?` is met where `/admin/locks` is written; `/` alone would be met everywhere. */
function isNamed(address: string, text: string): boolean {
  const fixed = address.split('/:')[0]!;
  return fixed.length > 1 && new RegExp(`${fixed.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&')}(?![\\w-])`).test(text);
}
