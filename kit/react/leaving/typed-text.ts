type TextField = HTMLInputElement | HTMLTextAreaElement;

const NO_TEXT = new Set(['search', 'checkbox', 'radio', 'file', 'range', 'hidden', 'submit', 'button']);

const valueBefore = new WeakMap<TextField, string>();
const typed = new WeakSet<TextField | HTMLFormElement>();
/** The field typed into last, and its position in its form. */
let last: { readonly field: TextField; readonly form: HTMLFormElement | null; readonly at: number } | undefined;

function textField(target: EventTarget | null): TextField | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type) ? target : null;
}

// One listener for the whole page covers every drawer and dialog.
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
      // A field may be re-created while its form keeps the text.
      if (field.form) typed.add(field.form);
      if (last?.field !== field) last = { field, form: field.form, at: fieldsIn(field.form).indexOf(field) };
    },
    { capture: true },
  );
}

/**
 * Whether text typed inside is unsaved. `data-unsaved` on the field or around it decides; without it, a field that differs from its initial value is
 * unsaved.
 */
export function hasUnsavedText(within: Element | null | undefined): boolean {
  const forms = [...(within?.querySelectorAll<HTMLFormElement>('form[data-unsaved="true"]') ?? [])];
  return forms.some((form) => typed.has(form)) || fieldsIn(within).some(isUnsaved);
}

/** The unsaved field typed into last; if it was re-created, the one in its place. */
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
  // Text in a combobox only filters its options.
  if (field instanceof HTMLInputElement && field.getAttribute('aria-haspopup') === 'listbox') return false;
  return field.value !== (valueBefore.get(field) ?? '');
}

/** Marks text typed inside as saved or discarded. */
export function settleText(within: Element | null | undefined): void {
  const own = within instanceof HTMLFormElement ? [within] : [...(within?.querySelectorAll('form') ?? [])];
  for (const form of own) typed.delete(form);
  for (const field of textField(within ?? null) ? [within as TextField] : fieldsIn(within)) {
    typed.delete(field);
    valueBefore.set(field, field.value);
  }
}
