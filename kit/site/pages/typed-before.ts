type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What React compares a control with, to see whether it has changed. */
type Tracked = Control & { readonly _valueTracker?: { setValue(value: string): void } };

const CHANGES = ['input', 'change'] as const;

/**
 * Controls that a visitor changed before React was there to hear of it. What is returned tells React once, after hydration: it takes the
 * value it finds for one that was always there, and nothing would be applied. Values a browser restores on reload or back are not changes.
 */
export function typedBefore(root: HTMLElement): () => void {
  const changed = new Set<Control>(isFirstVisit() ? controlsOf(root).filter(isChanged) : []);
  const note = ({ target }: Event) => {
    if (isControl(target)) changed.add(target);
  };
  for (const type of CHANGES) root.addEventListener(type, note, true);
  return () => {
    for (const type of CHANGES) root.removeEventListener(type, note, true);
    for (const control of changed) if (control.isConnected && isChanged(control)) tell(control);
    changed.clear();
  };
}

const controlsOf = (root: HTMLElement) => [...root.querySelectorAll<Control>('input, textarea, select')];

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Compared with what the server drew. A radio button that lost its tick is told of by the one that got it. */
function isChanged(control: Control): boolean {
  if (isTicked(control))
    return control.checked !== control.defaultChecked && (control.type !== 'radio' || control.checked);
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.selectedOptions[0] !== drawn;
  }
  return control.type !== 'file' && control.type !== 'hidden' && control.value !== control.defaultValue;
}

/** By the event that React listens to for this kind; a click that no mouse made changes nothing by itself. */
function tell(control: Tracked): void {
  if (isTicked(control)) control._valueTracker?.setValue(`${!control.checked}`);
  else if (!(control instanceof HTMLSelectElement)) control._valueTracker?.setValue(control.defaultValue);
  const type = isTicked(control) ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
