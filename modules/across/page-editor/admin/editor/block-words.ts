import { textIn } from '@fachwerk/base/translated';
import type { Block } from '@fachwerk/pages/contract-content';
import { named } from '@fachwerk/react/data-words';
import { useEveryText } from '@fachwerk/react/texts';
import { wordsIn } from '../../rules/words-in.ts';
import { kindOf, useEditor } from './editor-context.ts';

const LONGEST = 90;

/** What a block is called, and its first words: how people know which one is meant. */
export function useBlockLabels() {
  const { known, language } = useEditor();
  useEveryText();
  const blockName = (kind: string) => named(`block.${kind}`) ?? kind;
  const summary = ({ kind, content, settings }: Pick<Block, 'kind' | 'content' | 'settings'>): string => {
    const fields = kindOf(known, kind)?.fields ?? {};
    const words = [textIn(settings.headline, language), ...wordsIn(fields, content, language).map(({ text }) => text)];
    const german = language === 'de' ? [] : wordsIn(fields, content, 'de').map(({ text }) => text);
    const all = (words.filter(Boolean).length > 0 ? words : german).filter(Boolean).join(' · ');
    return all.length > LONGEST ? `${all.slice(0, LONGEST)} …` : all;
  };
  return { blockName, summary };
}
