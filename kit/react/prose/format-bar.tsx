import { PROSE_MARKS, type ProseMark, withMark } from '@fachwerk/base/prose-marks';
import { ActionIcon, Box, Group } from '@mantine/core';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../shell/texts.ts';

const ICONS = {
  strong: IconBold,
  slanted: IconItalic,
  bullets: IconList,
  numbers: IconListNumbers,
  link: IconLink,
} as const;

const KEYS: Readonly<Record<string, ProseMark>> = { b: 'strong', i: 'slanted', k: 'link' };

type Props = {
  /** Of the textarea. */
  readonly fieldId: string;
  readonly label: string;
  onText(text: string): void;
  readonly children: ReactNode;
};

/** Marks for a text that is shown as prose: strong, slanted, lists, links; by buttons and by the usual keys. */
export function FormatBar({ fieldId, label, onText, children }: Props) {
  const t = useText();
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
    const mark = (event.ctrlKey || event.metaKey) && !event.shiftKey ? KEYS[event.key.toLowerCase()] : undefined;
    if (!mark || (event.target as HTMLElement).id !== fieldId) return;
    event.preventDefault();
    put(mark);
  };
  return (
    <Box onKeyDown={hear}>
      <Group gap={4} mb={4} role="toolbar" aria-label={t('format.bar', { label })}>
        {PROSE_MARKS.map((mark) => {
          const Icon = ICONS[mark];
          return (
            <ActionIcon
              key={mark}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t(`format.${mark}`)}
              title={t(`format.${mark}`)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => put(mark)}
            >
              <Icon size={18} stroke={1.5} />
            </ActionIcon>
          );
        })}
      </Group>
      {children}
    </Box>
  );
}
