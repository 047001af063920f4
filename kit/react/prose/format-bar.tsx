import { type ProseMark, withMark } from '@fachwerk/base/prose-marks';
import { Box } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { FORMAT_KEYS, FormatButtons } from './format-buttons.tsx';

type Props = {
  /** Of the textarea. */
  readonly fieldId: string;
  readonly label: string;
  onText(text: string): void;
  readonly children: ReactNode;
};

/** Marks for a text that is shown as prose: strong, slanted, headings, lists, links; by buttons and by the usual keys. */
export function FormatBar({ fieldId, label, onText, children }: Props) {
  const put = (mark: ProseMark) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const next = withMark({ text: field.value, from: field.selectionStart, to: field.selectionEnd }, mark);
    onText(next.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.from, next.to);
    });
  };
  const hear = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.shiftKey ? FORMAT_KEYS[event.key.toLowerCase()] : undefined;
    if (!mark || (event.target as HTMLElement).id !== fieldId) return;
    event.preventDefault();
    put(mark);
  };
  return (
    <Box onKeyDown={hear}>
      <FormatButtons label={label} onMark={put} />
      {children}
    </Box>
  );
}
