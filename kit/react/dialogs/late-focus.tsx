import { useEffect, useRef } from 'react';

/**
 * Focuses the control marked with `data-autofocus` in a form that appears after loading. The modal's focus trap has run by then and left the focus on
 * ✕. A focus moved by the user stays.
 */
export function LateFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog || dialog.querySelector('[data-autofocus]')) return;
    const observer = new MutationObserver(() => {
      const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
      if (!wanted) return;
      observer.disconnect();
      if (isUntouched(dialog)) wanted.focus();
    });
    observer.observe(dialog, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} hidden />;
}

/** The focus is where opening the dialog put it: outside, on the dialog itself, or on ✕. */
function isUntouched(dialog: HTMLElement): boolean {
  const at = document.activeElement;
  return !at || at === dialog || !dialog.contains(at) || at.closest('header') !== null;
}
