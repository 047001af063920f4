import { type RefObject, useEffect } from 'react';

type Typed = Readonly<Record<string, string>>;
type Entry = { readonly typed?: Typed } | null;

/** Not at every key: a browser takes a hundred entries in half a minute. */
const PAUSE_MS = 400;

/** What a person fills in and a form shows again; consent is given anew. */
const KINDS = 'input:not([type=hidden], [type=checkbox]), textarea, select';

/**
 * What was typed outlives a reload. It stays in this entry of the browser's history: whoever opens the page another time finds it empty.
 * Where the answer to a refusal shows it already, there is no such entry.
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

/** A time that is full by now is chosen anew. */
const isOffered = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
