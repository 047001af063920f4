import { useSyncExternalStore } from 'react';

/** A keyboard takes at least this much of the height; the address bar of a browser takes less. */
const LEAST_KEYBOARD_PX = 150;

const isTextField = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'));

/** Tallest at this width: some browsers shrink the page for the keyboard, others only what is seen of it. */
let tallest = { width: 0, height: 0 };

function isOpen(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  const height = viewport.height * viewport.scale;
  if (tallest.width !== window.innerWidth) tallest = { width: window.innerWidth, height: 0 };
  tallest.height = Math.max(tallest.height, height, window.innerHeight);
  return isTextField(document.activeElement) && tallest.height - height > LEAST_KEYBOARD_PX;
}

function watch(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    window.visualViewport?.removeEventListener('resize', listener);
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether somebody types on the keyboard of a screen: what stands at the bottom would lie in their way. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(watch, isOpen);
}
