import { type Block, MOST_BLOCKS } from '@fachwerk/pages/contract-content';
import { named } from '@fachwerk/react/data-words';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import type { AppState, PuckAction } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { keyAction } from '../../rules/block-keys.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import { copyBlock, ownCopy, useCopied } from '../editor/new-block.ts';
import { useCanvas, useCanvasState, ZONE } from './canvas-context.ts';
import { blockOf, itemOf } from './puck-data.ts';

type Run = (() => void) | null;

/** What can be done to the chosen block, by button and by key; null where it cannot be done now. */
export type BlockActions = {
  readonly up: Run;
  readonly down: Run;
  readonly duplicate: Run;
  readonly copy: Run;
  readonly remove: Run;
  readonly paste: Run;
  readonly cut: Run;
  /** At a place; else behind the chosen one, or at the end. */
  readonly add: ((block: Block, at?: number) => void) | null;
  /** Where it would be without one. */
  readonly addAt: number;
};

export function useBlockActions(): BlockActions {
  const t = useText(adminDe);
  const { companyId } = useEditor();
  const { announce, onFresh } = useCanvas();
  const copied = useCopied();
  const dispatch = useCanvasState((canvas) => canvas.dispatch);
  const selected = useCanvasState(({ selectedItem }) => selectedItem);
  const index = useCanvasState(({ appState }) => appState.ui.itemSelector?.index ?? null);
  const count = useCanvasState(({ appState }) => appState.data.content.length);
  const isFull = count >= MOST_BLOCKS;

  const choose = (at: number | null) =>
    dispatch({ type: 'setUi', ui: { itemSelector: at === null ? null : { index: at, zone: ZONE } } });
  const addAt = index === null ? count : index + 1;
  const add = (block: Block, at = addAt) => {
    dispatch({
      type: 'setData',
      data: ({ content }) => ({ content: [...content.slice(0, at), itemOf(block), ...content.slice(at)] }),
      recordHistory: true,
    });
    choose(at);
    onFresh(block.id);
    announce(t('editor.said.added', { name: nameOf(block.kind), at: at + 1, count: count + 1 }));
  };
  const paste = copied && !isFull ? () => add(ownCopy(copied)) : null;
  if (!selected || index === null) {
    const nothing = { up: null, down: null, duplicate: null, copy: null, cut: null, remove: null };
    return { ...nothing, paste, add: isFull ? null : add, addAt };
  }

  const move = (to: number) => () => {
    dispatch({
      type: 'reorder',
      sourceIndex: index,
      destinationIndex: to,
      destinationZone: ZONE,
      recordHistory: true,
    });
    choose(to);
  };
  const copy = () => {
    copyBlock(companyId, blockOf(selected));
    notify(t('editor.copied', { name: nameOf(selected.type) }));
  };
  const remove = () => {
    dispatch({ type: 'remove', index, zone: ZONE, recordHistory: true });
    // The next one takes its place, so that whoever works by keyboard stays where they are.
    choose(count > 1 ? Math.min(index, count - 2) : null);
  };
  const cut = () => {
    copy();
    remove();
  };
  const duplicate = () => {
    dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: ZONE, recordHistory: true });
    choose(index + 1);
  };
  return {
    up: index > 0 ? move(index - 1) : null,
    down: index < count - 1 ? move(index + 1) : null,
    duplicate: isFull ? null : duplicate,
    copy,
    cut,
    remove,
    paste,
    add: isFull ? null : add,
    addAt,
  };
}

export const nameOf = (kind: string) => named(`block.${kind}`) ?? kind;

/** The same steps by key, wherever in the editor one is: beside the page or in it. Where somebody writes, keys are letters. */
export function useBlockKeys(actions: BlockActions): void {
  const { frame } = useCanvas();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = event.defaultPrevented || isWriting(event) ? null : keyAction(event);
      const run = action && latest.current[action];
      if (!run) return;
      event.preventDefault();
      run();
    };
    const documents = [document, ...(frame ? [frame] : [])];
    for (const each of documents) each.addEventListener('keydown', press);
    return () => {
      for (const each of documents) each.removeEventListener('keydown', press);
    };
  }, [frame]);
}

/** In a field, in the words of the page, in a dialog, or with words marked that are to be copied. */
function isWriting({ target }: KeyboardEvent): boolean {
  // The canvas is a document of its own: its elements are none of this window's.
  const element = target as HTMLElement;
  if (element.closest?.('input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]')) return true;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  return element.ownerDocument?.getSelection()?.type === 'Range';
}

/** What happened to a block, for whoever does not see the canvas; null for what is no step. */
export function saidOf(action: PuckAction, now: AppState, before: AppState): string | null {
  const count = now.data.content.length;
  const place = (at: number) => ({ name: nameOf(now.data.content[at]?.type ?? ''), at: at + 1, count });
  switch (action.type) {
    case 'remove':
      return translate('editor.said.removed', { name: nameOf(before.data.content[action.index]?.type ?? ''), count });
    case 'duplicate':
      return translate('editor.said.duplicated', place(action.sourceIndex + 1));
    case 'insert':
      return translate('editor.said.added', place(action.destinationIndex));
    case 'reorder':
    case 'move':
      return translate('editor.said.moved', place(action.destinationIndex));
    default:
      return null;
  }
}
