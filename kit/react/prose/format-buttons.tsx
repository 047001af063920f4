import { PROSE_MARKS, type ProseMark } from '@fachwerk/base/prose-marks';
import { ActionIcon, Group } from '@mantine/core';
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import { useText } from '../shell/texts.ts';

const ICONS = {
  strong: IconBold,
  slanted: IconItalic,
  heading: IconHeading,
  bullets: IconList,
  numbers: IconListNumbers,
  link: IconLink,
} as const;

/** The usual keys, with Ctrl or Cmd. */
export const FORMAT_KEYS: Readonly<Record<string, ProseMark>> = { b: 'strong', i: 'slanted', k: 'link' };
const KEY_OF: Partial<Record<ProseMark, string>> = { strong: 'B', slanted: 'I', link: 'K' };

type Props = {
  readonly label: string;
  /** Marks of the words at the cursor, where that is known. */
  readonly active?: readonly ProseMark[];
  readonly onMark: (mark: ProseMark) => void;
};

/** The bar above a text that is shown as prose. */
export function FormatButtons({ label, active, onMark }: Props) {
  const t = useText();
  return (
    <Group gap={4} mb={4} role="toolbar" aria-label={t('format.bar', { label })}>
      {PROSE_MARKS.map((mark) => {
        const Icon = ICONS[mark];
        const key = KEY_OF[mark];
        const isOn = active?.includes(mark) ?? false;
        return (
          <ActionIcon
            key={mark}
            variant={isOn ? 'light' : 'subtle'}
            color={isOn ? 'accent' : 'gray'}
            size={32}
            aria-label={t(`format.${mark}`)}
            {...(active && { 'aria-pressed': isOn })}
            {...(key && { 'aria-keyshortcuts': `Control+${key}` })}
            title={key ? t('format.with_key', { label: t(`format.${mark}`), key }) : t(`format.${mark}`)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(mark)}
          >
            <Icon size={18} stroke={1.5} />
          </ActionIcon>
        );
      })}
    </Group>
  );
}
