import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

const DIALOG = '[role="dialog"]';

/**
 * Escape closes what lies on top. Mantine's own listeners do not know of each other, and one key would close a dialog together with
 * the drawer below it. An open list of choices has the key for itself.
 */
export function useEscape(within: RefObject<Element | null>, isOpen: boolean, close: () => void): void {
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !isOpen) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.getAttribute('data-mantine-stop-propagation') === 'true') return;
      const own = within.current?.closest(DIALOG);
      // A dialog that heard the key first may be gone from the page already; whoever typed was in it all the same.
      const dialogs = [...document.querySelectorAll(DIALOG), target?.closest(DIALOG)];
      if (dialogs.every((dialog) => !dialog || dialog === own)) close();
    },
    { capture: true },
  );
}
