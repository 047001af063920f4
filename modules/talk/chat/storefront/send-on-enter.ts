import type { KeyboardEvent } from 'react';

/** Enter presses the first button of the form, with Shift it begins a line. Enter that ends a word of an input method is part of that word. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[name=act]'));
}
