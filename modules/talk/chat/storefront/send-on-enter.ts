import type { KeyboardEvent } from 'react';

/** Enter clicks the form's first button, Shift+Enter starts a new line. Enter during IME composition is ignored. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[name=act]'));
}
