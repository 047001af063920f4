import { type RefObject, useEffect } from 'react';

type Typed = Readonly<Record<string, string>>;
type Entry = { readonly typed?: Typed } | null;

/** Throttled: browsers limit history updates to a hundred in half a minute. */
const PAUSE_MS = 400;

/** Fields to restore; consent must be given anew. */
const KINDS = 'input:not([type=hidden], [type=checkbox]), textarea, select';

/**
 * Input survives a reload. It is stored in the browser's history entry, so a new visit starts empty. After a refusal the server's answer shows the
 * input, and there is no such entry.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>, isKept: boolean): void {
  useEffect(() => {
    const shown = form.current;
    if (!shown || !isKept) return;
    const typed = (window.history.state as Entry)?.typed ?? {};
    for (const control of controlsOf(shown)) putBack(control, typed[control.name]);
    const keep = () => window.history.replaceState({ ...window.history.state, typed: typedIn(shown) }, '');
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(keep, PAUSE_MS);
    };
    shown.addEventListener('input', keepSoon);
    shown.addEventListener('change', keep);
    return () => {
      clearTimeout(waiting);
      shown.removeEventListener('input', keepSoon);
      shown.removeEventListener('change', keep);
    };
  }, [form, isKept]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>(KINDS)];
const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

function typedIn(form: HTMLFormElement): Typed {
  const filled = controlsOf(form).filter((control) => !isRadio(control) || control.checked);
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

function putBack(control: Control, value: string | undefined): void {
  if (value === undefined) return;
  if (isRadio(control)) {
    if (control.value === value && !control.disabled && !control.checked) control.click();
    return;
  }
  if (control.value === value || !isOffered(control, value)) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An option that is no longer offered is not restored. */
const isOffered = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
