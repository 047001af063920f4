import type { Block } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';

/** A place between the blocks of a page, in words. */
export function usePlaceWords(blocks: readonly Block[]) {
  const t = useText(adminDe);
  const { blockName } = useBlockLabels();
  const before = (at: number) => blocks[at - 1];
  return {
    /** Where a block will stand. */
    place: (at: number): string => {
      const above = before(at);
      if (above) return t('picker.place.after', { name: blockName(above.kind) });
      return blocks.length === 0 ? t('picker.place.only') : t('picker.place.first');
    },
    /** What the button at that place does. */
    add: (at: number): string => {
      const above = before(at);
      return above ? t('picker.add.after', { name: blockName(above.kind) }) : t('picker.add.first');
    },
  };
}
