import { breach, type HouseRule } from './breach.ts';
import type { Source } from './reading/tree.ts';

const MOST_FILES_OF_A_FOLDER = 25;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const isCounted = ({ path, isTest }: Source) => !isTest && !/\/(texts|demo|template)\//.test(path);

/** A folder stays small enough to read at a glance; a module is one topic, however many files it has. Tests, texts and the demo do not count. */
export const roomSize: HouseRule = (tree) =>
  [...Map.groupBy(tree.sources.filter(isCounted), ({ path }) => folderOf(path))].flatMap(([folder, { length }]) =>
    length > MOST_FILES_OF_A_FOLDER
      ? [
          breach(
            folder,
            1,
            `has ${length} source files, ${MOST_FILES_OF_A_FOLDER} are the most`,
            'Give each subject a folder of its own',
          ),
        ]
      : [],
  );
