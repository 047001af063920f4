import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { Block } from '@fachwerk/pages/contract-content';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { registerOverlayPortal } from '@puckeditor/core';
import { type RefObject, useEffect, useRef } from 'react';
import { type Words, withWords, wordsIn } from '../../rules/words-in.ts';

type Options = {
  block: Block;
  fields: BlockFields;
  language: Language;
  samples: readonly Translated[];
  onChange: (content: Block['content']) => void;
  /** Somebody begins to write in it. */
  onBegin: () => void;
  /** They have gone elsewhere: the page is drawn anew, whatever the browser made of its text. */
  onEnd: () => void;
};

/**
 * Words that stand in the page as they were written can be written there: click into them. Found by what they say, so that no view has
 * to know of it.
 */
export function useInlineLabels(root: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useRef(options);
  const words = useRef(new WeakMap<Element, Words>());
  const opened = useRef(new WeakSet<Element>());
  useEffect(() => {
    latest.current = options;
    const { block, fields, language } = options;
    if (root.current) mark(root.current, wordsIn(fields, block.content, language), words.current, opened.current);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const wordsAt = ({ target }: Event) => words.current.get(target as Element);
    const input = (event: Event) => {
      const found = wordsAt(event);
      if (!found) return;
      const target = event.target as HTMLElement;
      const caret = caretIn(target);
      const { block, language, samples, onChange } = latest.current;
      onChange(withWords(block.content, found, { language, samples }, target.textContent ?? ''));
      requestAnimationFrame(() => putCaret(target, caret));
    };
    const key = (event: KeyboardEvent) => {
      if (!wordsAt(event)) return;
      event.stopPropagation();
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Escape' || event.key === 'Enter') (event.target as HTMLElement).blur();
    };
    const click = (event: Event) => {
      if (!wordsAt(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const begin = (event: Event) => wordsAt(event) && latest.current.onBegin();
    const end = (event: Event) => wordsAt(event) && latest.current.onEnd();
    element.addEventListener('input', input);
    element.addEventListener('keydown', key);
    element.addEventListener('click', click);
    element.addEventListener('focusin', begin);
    element.addEventListener('focusout', end);
    return () => {
      element.removeEventListener('input', input);
      element.removeEventListener('keydown', key);
      element.removeEventListener('click', click);
      element.removeEventListener('focusin', begin);
      element.removeEventListener('focusout', end);
    };
  }, [root]);
}

function mark(root: Element, all: readonly Words[], found: WeakMap<Element, Words>, opened: WeakSet<Element>): void {
  const left = [...all];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const isPlain = element.childNodes.length === 1 && element.firstChild?.nodeType === Node.TEXT_NODE;
    const at = isPlain ? left.findIndex(({ text }) => text === element.textContent?.trim()) : -1;
    const isBeingWritten = element === element.ownerDocument.activeElement;
    if (at < 0) {
      if (opened.has(element) && !isBeingWritten) {
        found.delete(element);
        element.removeAttribute('contenteditable');
      }
      continue;
    }
    const [words] = left.splice(at, 1);
    found.set(element, words!);
    if (element.getAttribute('contenteditable') === null) element.setAttribute('contenteditable', 'plaintext-only');
    if (opened.has(element)) continue;
    opened.add(element);
    registerOverlayPortal(element);
  }
}

function caretIn(element: HTMLElement): number | null {
  const selection = element.ownerDocument.getSelection();
  return selection && element.contains(selection.anchorNode) ? selection.anchorOffset : null;
}

/** Writing the same words into the page again has moved it to the front. */
function putCaret(element: HTMLElement, caret: number | null): void {
  const node = element.firstChild;
  if (caret === null || !node || element.ownerDocument.activeElement !== element) return;
  const at = Math.min(caret, node.textContent?.length ?? 0);
  const selection = element.ownerDocument.getSelection();
  if (selection?.anchorNode !== node || selection.anchorOffset !== at) selection?.collapse(node, at);
}
