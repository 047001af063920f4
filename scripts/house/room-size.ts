import { type Breach, breach, type HouseRule } from './breach.ts';
import type { Source, Tree } from './reading/tree.ts';

/** A module has one topic; with more files than this it has two. */
const MOST_FILES_OF_A_MODULE = 60;
const MOST_FILES_OF_A_FOLDER = 25;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const isCounted = ({ path, isTest }: Source) => !isTest && !/\/(texts|demo|template)\//.test(path);

/** Rooms one can see into: few files a module, fewer a folder. Tests, texts and what only the demo is made of do not count. */
export const roomSize: HouseRule = (tree) => [
  ...tooMany(tree, MOST_FILES_OF_A_MODULE, 'Make two modules of it, of one topic each', ({ place }) =>
    place.zone === 'modules' ? `modules/${place.unit}` : undefined,
  ),
  ...tooMany(tree, MOST_FILES_OF_A_FOLDER, 'Give each subject a folder of its own', ({ path }) => folderOf(path)),
];

function tooMany(tree: Tree, most: number, instead: string, roomOf: (source: Source) => string | undefined): Breach[] {
  const rooms = Map.groupBy(tree.sources.filter(isCounted), roomOf);
  return [...rooms].flatMap(([room, { length }]) =>
    room !== undefined && length > most
      ? [breach(room, 1, `has ${length} source files, ${most} are the most`, instead)]
      : [],
  );
}
