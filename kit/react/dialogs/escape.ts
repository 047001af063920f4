import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';

export const DIALOG = '[role="dialog"]';

/** Open drawers and dialogs, in opening order. */
const opened: RefObject<Element | null>[] = [];
/** A key event that closed something closes nothing else, even if that has left the page by then. */
const taken = new WeakSet<Event>();

/**
 * Escape closes the topmost layer. Mantine's listeners do not know of each other, and one key would close a dialog and the drawer below it. An open
 * dropdown handles the key itself.
 */
export function useEscape(within: RefObject<Element | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    opened.push(within);
    return () => void opened.splice(opened.indexOf(within), 1);
  }, [within, isOpen]);
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !isOpen || taken.has(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.getAttribute('data-mantine-stop-propagation') === 'true') return;
      if (opened.at(-1) !== within) return;
      const known = new Set(opened.map(({ current }) => current?.closest(DIALOG)));
      // A popover that handled the key first may be gone already; the event target was still inside it.
      const dialogs = [...document.querySelectorAll(DIALOG), target?.closest(DIALOG)];
      if (!dialogs.every((dialog) => !dialog || known.has(dialog))) return;
      taken.add(event);
      close();
    },
    { capture: true },
  );
}
