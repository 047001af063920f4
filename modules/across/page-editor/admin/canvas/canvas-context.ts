import type { Block } from '@fachwerk/pages/contract-content';
import { createUsePuck } from '@puckeditor/core';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Draft } from '../editor/use-draft.ts';

type Canvas = {
  readonly draft: Draft;
  readonly bar: (steps: ReactNode) => ReactNode;
  /** The inside of the canvas, once it is there. */
  readonly frame: Document | null;
  readonly onFrame: (frame: Document) => void;
  /** Where a block is being chosen for: before the one at this place. */
  readonly addAt: number | null;
  readonly onAddAt: (at: number | null) => void;
  /** The block that was just added: it is scrolled to, and its first field has the focus. */
  readonly fresh: string | null;
  readonly onFresh: (id: string) => void;
  /** Adds one behind the chosen one; null while the page is full. */
  readonly addNow: RefObject<((block: Block) => void) | null>;
  /** Says a step to whoever does not see it. */
  readonly announce: (words: string) => void;
};

/** Where the blocks of a page lie: there is but one such place. */
export const ZONE = 'root:default-zone';

export const CanvasContext = createContext<Canvas | null>(null);

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('this part stands outside of the canvas');
  return canvas;
}

export const useCanvasState = createUsePuck();
