import { useMay } from '@fachwerk/react/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** As long as a search may be: what has more words in it is no single text. */
const MOST_CHARACTERS = 100;

/**
 * Alt and a click on any text lead to where its wording is changed, for whoever may; in a frame of its own by that frame's document, where what an
 * editor has laid over the page (`over`, a selector) is not meant.
 */
export function useTextsByAltClick(within: Document | undefined = document, over = ''): void {
  const may = useMay('texts.edit');
  const navigate = useNavigate();
  useEffect(() => {
    if (!may) return;
    const find = (event: MouseEvent) => {
      if (!event.altKey) return;
      const text = textAt(event, within, over);
      if (!text) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(`/admin/translate?${new URLSearchParams({ area: 'all', q: text })}`);
    };
    // Before the button or link under it: it is read, not pressed.
    within.addEventListener('click', find, { capture: true });
    return () => within.removeEventListener('click', find, { capture: true });
  }, [may, navigate, within, over]);
}

/** What lies under the pointer: an editor may have spread something over the page, and may have made what is on it deaf to clicks. */
function textAt({ target, clientX, clientY }: MouseEvent, within: Document, over: string): string {
  const isMeant = (element: Element) => over === '' || !element.closest(over);
  const below = within.elementsFromPoint?.(clientX, clientY) ?? [];
  const found = [target as Element, ...below].filter(isMeant).map(textOf).find(Boolean);
  return found ?? textOf(drawnAt([...within.querySelectorAll('body *')].filter(isMeant), clientX, clientY));
}

/** The innermost with words of its own, by where it is drawn: a point does not find what takes no clicks. */
function drawnAt(elements: readonly Element[], x: number, y: number): Element | undefined {
  return elements.findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < right && left <= x && x <= right && top <= y && y <= bottom && textOf(element) !== '';
  });
}

function textOf(element: Element | undefined): string {
  const text =
    element?.textContent?.trim() || element?.getAttribute('aria-label') || element?.getAttribute('placeholder');
  return text && text.length <= MOST_CHARACTERS ? text : '';
}
