import { useText } from '@fachwerk/react/texts';
import type { Flow, FlowBlock } from '../contract-flow.ts';
import { adminDe } from '../texts/admin.de.ts';

export const shortened = (words: string, most: number) =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;

/** How a block is called where others lead to it: its place, its kind, and how its words begin. */
export function useBlockName(flow: Flow): (block: FlowBlock) => string {
  const t = useText(adminDe);
  return (block) => {
    const words = 'text' in block ? (block.text.de ?? '') : '';
    const kind = t(`dialogues.kind.${block.kind}`);
    const number = flow.indexOf(block) + 1;
    return words ? `${number}. ${kind}: ${shortened(words, 40)}` : `${number}. ${kind}`;
  };
}
