/** Keys that were meant for a field that is not there yet. */
type TypedMeanwhile = { readonly take: () => string };

/** How often a palette was asked for, each time it opens; and what is typed until it is there. */
export type Asked = { readonly times: number; readonly typed: TypedMeanwhile | null };

/** Whoever waits longer looks up, and types anew. */
const LONGEST_MS = 5000;

/** Takes every letter from the page, until somebody takes them all, or Escape, a click or time says that nobody will. */
export function typedMeanwhile(): TypedMeanwhile {
  let typed = '';
  const gather = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stop();
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += event.key;
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', gather, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, LONGEST_MS);
  window.addEventListener('keydown', gather, true);
  window.addEventListener('pointerdown', stop, true);
  return {
    take: () => {
      stop();
      const all = typed;
      typed = '';
      return all;
    },
  };
}
