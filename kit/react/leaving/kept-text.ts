import type { RefObject } from 'react';
import { useConfirm } from '../dialogs/confirm.ts';
import { DIALOG } from '../dialogs/escape.ts';
import { useGuard } from './leave-guard.ts';
import { useLeaveLabels } from './leave-words.ts';
import { hasUnsavedText, settleText, typedField } from './typed-text.ts';

/** A frame, or a form that stands in a screen and is closed by itself. */
const KEEPING = `${DIALOG}, [data-keeps-text]`;

/**
 * Text typed into a drawer or dialog is not lost with it: another address asks first, and so does the function that comes back, by
 * which the frame is closed. `within` is any element of the frame.
 */
export function useKeptText(within: RefObject<Element | null>, isOpen: boolean): (close: () => void) => void {
  const confirm = useConfirm();
  const words = useLeaveLabels();
  const frame = () => (isOpen ? within.current?.closest(KEEPING) : null);
  useGuard({
    isGuarding: () => hasUnsavedText(frame()),
    // A dialog may be open by the word behind the #, and a tab of a drawer too.
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
