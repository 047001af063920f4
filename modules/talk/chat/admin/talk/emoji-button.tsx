import { lazyPart } from '@fachwerk/react/lazy-part';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { type RefObject, Suspense, useState } from 'react';
import { MESSAGE_LENGTH } from '../../contract.ts';
import { type Emoji, hasRoomFor } from '../../rules/emoji.ts';
import { adminDe } from '../../texts/admin.de.ts';

const EmojiGrid = lazyPart(async () => (await import('./emoji-grid.tsx')).EmojiGrid);

/** Inserts an emoji at the cursor. */
export function EmojiButton({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  const pick = (emoji: Emoji) => {
    setOpen(false);
    const { current } = field;
    if (!current) return;
    if (hasRoomFor(emoji, current, MESSAGE_LENGTH)) {
      current.setRangeText(emoji, current.selectionStart, current.selectionEnd, 'end');
      current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    current.focus();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" width={344} withinPortal>
      <Popover.Target>
        <ActionIcon
          size="lg"
          variant="default"
          aria-label={t('chat_desk.emoji')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconMoodSmile size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={t('chat_desk.emoji')}>
        <Suspense>
          <EmojiGrid onPick={pick} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
