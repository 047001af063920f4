import { useEffect } from 'react';

/** While a field or a dialog has the focus, a key is text and no shortcut. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Runs when a key is pressed while nobody types; true says that it was meant. `isFirst` asks before other listeners. */
export function usePageKeys(onKey: (key: string) => boolean, { isFirst = false } = {}): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement | null)?.closest?.(TYPING) || document.querySelector('[role="dialog"]')) return;
      if (onKey(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen, isFirst);
    return () => window.removeEventListener('keydown', listen, isFirst);
  });
}
