import { proseBlocks } from '@fachwerk/base/prose';

/** What of a page is read as headings, from above to below: the headline of a block, and those inside of its words. */
export type Headed = { readonly headline: string; readonly prose: readonly string[] };

/** The levels that follow the title of the page. */
const levelsIn = ({ headline, prose }: Headed): number[] => [
  ...(headline === '' ? [] : [2]),
  ...prose.flatMap((words) => proseBlocks(words).flatMap((block) => (block.kind === 'heading' ? [block.level] : []))),
];

/** Whether one jumps over a level: who has it read out believes to have missed something. */
export function hasJump(blocks: readonly Headed[]): boolean {
  const levels = [1, ...blocks.flatMap(levelsIn)];
  return levels.some((level, at) => at > 0 && level > levels[at - 1]! + 1);
}
