import type { Breach, HouseRule } from './breach.ts';
import { catalogs } from './catalogs.ts';
import { concurrentIndexes } from './concurrent-indexes.ts';
import { fileCircles } from './file-circles.ts';
import { fileNames } from './file-names.ts';
import { formsAreSent } from './forms.ts';
import { keptFrames } from './frames.ts';
import { imports } from './imports.ts';
import { lateColumns } from './late-columns.ts';
import { moduleCircles, moduleShape, rootShape } from './module-shape.ts';
import { oneWay } from './one-way.ts';
import { plainLiterals } from './plain-literals.ts';
import { noLeftovers, pureRules, quietCode } from './purity.ts';
import { quietDefaults } from './quiet-defaults.ts';
import type { Tree } from './reading/tree.ts';
import { roomSize } from './room-size.ts';
import { exportShape, fileShape } from './shape.ts';
import { migrationNames, sqlNames } from './sql-names.ts';
import { tenantKeys } from './tenant-keys.ts';
import { wings } from './wings.ts';
import { fixedSpaces } from './words/fixed-spaces.ts';
import { glossary } from './words/glossary.ts';
import { knownKeys, ownFieldCodes, sameTexts } from './words/text-keys.ts';
import { tradeWords } from './words/trade-words.ts';
import { kitWords, textsOnly } from './words/words.ts';

/** Everything the house asks of its sources (docs/house.md). */
const HOUSE_RULES: readonly HouseRule[] = [
  imports,
  wings,
  moduleCircles,
  fileShape,
  roomSize,
  fileNames,
  fileCircles,
  exportShape,
  moduleShape,
  rootShape,
  pureRules,
  quietCode,
  noLeftovers,
  kitWords,
  textsOnly,
  tradeWords,
  fixedSpaces,
  sqlNames,
  migrationNames,
  concurrentIndexes,
  tenantKeys,
  catalogs,
  sameTexts,
  knownKeys,
  ownFieldCodes,
  oneWay,
  formsAreSent,
  keptFrames,
  lateColumns,
  quietDefaults,
  plainLiterals,
  glossary,
];

/** A file that does not parse is one breach; the rules then look at the others. */
export function breachesOf(tree: Tree): Breach[] {
  const broken = tree.sources.flatMap((source) =>
    source
      .parsed()
      .errors.slice(0, 1)
      .map(({ message, labels }) => ({
        file: source.path,
        line: source.lineOf(labels[0]?.start ?? 0),
        what: `does not parse: ${message}`,
        instead: 'Write it so that TypeScript can read it',
      })),
  );
  const files = new Set(broken.map(({ file }) => file));
  const readable = { ...tree, sources: tree.sources.filter(({ path }) => !files.has(path)) };
  const found = [...broken, ...HOUSE_RULES.flatMap((rule) => rule(readable))];
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
