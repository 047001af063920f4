type TextField = HTMLInputElement | HTMLTextAreaElement;

const NO_TEXT = new Set(['search', 'checkbox', 'radio', 'file', 'range', 'hidden', 'submit', 'button']);

const valueBefore = new WeakMap<TextField, string>();
const typed = new WeakSet<TextField | HTMLFormElement>();
/** The field that was typed into last, and its place in its form. */
let last: { readonly field: TextField; readonly form: HTMLFormElement | null; readonly at: number } | undefined;

function textField(target: EventTarget | null): TextField | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type) ? target : null;
}

// Listens once for the whole page: a new drawer or dialog is covered without doing anything for it.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const field = textField(target);
      if (field && !typed.has(field)) valueBefore.set(field, field.value);
    },
    { capture: true },
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = textField(target);
      if (!field) return;
      typed.add(field);
      // A field may be drawn anew while its form keeps what was typed.
      if (field.form) typed.add(field.form);
      if (last?.field !== field) last = { field, form: field.form, at: fieldsIn(field.form).indexOf(field) };
    },
    { capture: true },
  );
}

/**
 * Whether text that a person typed inside would be lost with it. `data-unsaved` on the field or around it has the last word; where
 * nobody says, a field that differs from what stood there at first is unsaved.
 */
export function hasUnsavedText(within: Element | null | undefined): boolean {
  const forms = [...(within?.querySelectorAll<HTMLFormElement>('form[data-unsaved="true"]') ?? [])];
  return forms.some((form) => typed.has(form)) || fieldsIn(within).some(isUnsaved);
}

/** Where somebody typed last what is still unsaved; where the field was drawn anew, the one in its place. */
export function typedField(within: Element | null | undefined): TextField | undefined {
  const field = last?.field.isConnected ? last.field : fieldsIn(last?.form)[last?.at ?? -1];
  const isLast = field && within?.contains(field) && (isUnsaved(field) || field.closest('form[data-unsaved="true"]'));
  return isLast ? field : fieldsIn(within).find(isUnsaved);
}

function fieldsIn(within: Element | null | undefined): TextField[] {
  return [...(within?.querySelectorAll<TextField>('input, textarea') ?? [])];
}

function isUnsaved(field: TextField): boolean {
  if (!typed.has(field) || field.closest('[data-unsaved="false"]')) return false;
  if (field.closest('[data-unsaved="true"]')) return true;
  // What is typed there narrows a list of choices; a choice is no text.
  if (field instanceof HTMLInputElement && field.getAttribute('aria-haspopup') === 'listbox') return false;
  return field.value !== (valueBefore.get(field) ?? '');
}

/** What was typed inside is saved or given up. */
export function settleText(within: Element | null | undefined): void {
  const own = within instanceof HTMLFormElement ? [within] : [...(within?.querySelectorAll('form') ?? [])];
  for (const form of own) typed.delete(form);
  for (const field of textField(within ?? null) ? [within as TextField] : fieldsIn(within)) {
    typed.delete(field);
    valueBefore.set(field, field.value);
  }
}
