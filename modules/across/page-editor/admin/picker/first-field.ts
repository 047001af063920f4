const FIELDS = 'input:not([type="hidden"]):not([disabled]), textarea, [contenteditable="true"], [aria-expanded]';
const LATEST_MS = 1500;

/** Focuses the first field of a form as soon as it is drawn, unless somebody has gone elsewhere by then. Answers how to stop. */
export function focusFirstField(form: () => HTMLElement | null): () => void {
  const until = performance.now() + LATEST_MS;
  let next = requestAnimationFrame(look);
  function look() {
    const field = form()?.querySelector<HTMLElement>(FIELDS);
    const isPicking = document.querySelector('[role="dialog"]') !== null;
    if (field && !isPicking) field.focus({ preventScroll: false });
    else if (performance.now() < until) next = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(next);
}
