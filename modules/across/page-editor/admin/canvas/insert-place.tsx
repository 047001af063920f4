import { MOST_BLOCKS } from '@fachwerk/pages/contract-content';
import { registerOverlayPortal } from '@puckeditor/core';
import { IconPlus } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePlaceWords } from '../picker/place-words.ts';
import classes from './canvas.module.css';
import { useCanvas } from './canvas-context.ts';

/** A line between two blocks with a plus on it: the next block goes there. */
export function InsertPlace({ at, edge }: { at: number; edge: 'above' | 'below' | 'alone' }) {
  const { draft, onAddAt } = useCanvas();
  const { add } = usePlaceWords(draft.content.blocks);
  const plus = useRef<HTMLSpanElement>(null);
  const isFull = draft.content.blocks.length >= MOST_BLOCKS;
  // The library takes every click on a block for its own.
  useEffect(() => registerOverlayPortal(plus.current, { disableDrag: true }), []);
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    onAddAt(at);
  };
  const icon = <IconPlus size={20} stroke={2} aria-hidden />;
  return (
    <div className={classes.insert} data-edge={edge} hidden={isFull}>
      {edge === 'alone' ? (
        <button type="button" className={classes.plus} aria-label={add(at)} title={add(at)} onClick={open}>
          {icon}
        </button>
      ) : (
        // A block is a button of the library, which holds no other: by keyboard blocks are added by the button beside the page.
        <span ref={plus} className={classes.plus} aria-hidden title={add(at)} onClick={open}>
          {icon}
        </span>
      )}
    </div>
  );
}
