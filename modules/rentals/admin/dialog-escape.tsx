import { useWindowEvent } from '@mantine/hooks';

/**
 * Escape closes the dialog over a drawer, and not the drawer with it. Stands before the drawer, so that its listener is asked first.
 * An open list of choices has the key for itself.
 */
export function DialogEscape({ onEscape }: { onEscape: (() => void) | null }) {
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !onEscape) return;
      if ((event.target as Element | null)?.getAttribute?.('data-mantine-stop-propagation') === 'true') return;
      event.stopImmediatePropagation();
      onEscape();
    },
    { capture: true },
  );
  return null;
}
