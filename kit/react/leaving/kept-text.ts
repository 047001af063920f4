import type { RefObject } from 'react';
import { useConfirm } from '../dialogs/confirm.ts';
import { DIALOG } from '../dialogs/escape.ts';
import { useGuard } from './leave-guard.ts';
import { useLeaveLabels } from './leave-words.ts';
import { hasUnsavedText, settleText, typedField } from './typed-text.ts';

/** A dialog or drawer, or an inline form that closes itself. */
const KEEPING = `${DIALOG}, [data-keeps-text]`;

/**
 * Protects text typed into a drawer or dialog: navigation asks first, and so does the returned function, by which the frame is closed. `within` is
 * any element of the frame.
 */
export function useKeptText(within: RefObject<Element | null>, isOpen: boolean): (close: () => void) => void {
  const confirm = useConfirm();
  const words = useLeaveLabels();
  const frame = () => (isOpen ? within.current?.closest(KEEPING) : null);
  useGuard({
    isGuarding: () => hasUnsavedText(frame()),
    // A dialog or a drawer's tab may be open by the URL fragment.
    isLeftBy: (from, to) => from.pathname !== to.pathname || from.hash !== to.hash,
  });
  return (close) => {
    if (!hasUnsavedText(frame())) return close();
    void confirm({ ...words, isDanger: true, returnTo: () => typedField(frame()) }).then((isLeaving) => {
      if (!isLeaving) return;
      settleText(frame());
      close();
    });
  };
}
