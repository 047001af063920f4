import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { WebPage } from '@fachwerk/pages/contract';
import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import type { SiteHead } from '@fachwerk/site/frame';
import { createContext, useContext } from 'react';
import type { Drawn } from '../../rules/shown-now.ts';
import type { KnownBlocks } from '../known-blocks.ts';

/** What every part of the editor may know. */
type EditorState = {
  readonly known: KnownBlocks;
  readonly companyId: string;
  readonly head: SiteHead;
  /** Of the site: what words are written in. */
  readonly languages: readonly Language[];
  readonly language: Language;
  /** Words that came with blocks: their translations go once the German is one's own. */
  readonly samples: readonly Translated[];
  /** Shows what most never need. */
  readonly isExpert: boolean;
  /** Links can lead to them. */
  readonly pages: readonly WebPage[];
  /** Goes to a block: chosen and scrolled to in the page, opened in the list of forms. */
  readonly reveal?: (blockId: string) => void;
  /** The block that was gone to last. */
  readonly revealed?: { readonly blockId: string } | null;
  readonly drawnOf: (blockId: string) => Drawn | null | undefined;
};

export const EditorContext = createContext<EditorState | null>(null);

export function useEditor(): EditorState {
  const state = useContext(EditorContext);
  if (!state) throw new Error('this part stands outside of the editor');
  return state;
}

export function kindOf(known: KnownBlocks, kind: string): BlockKind | undefined {
  return known.kinds.find((each) => each.kind === kind);
}
