import { useHydrated } from '@fachwerk/site/clock';
import { useText } from '@fachwerk/site/texts';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { MESSAGE_LENGTH } from '../contract.ts';
import { type Emoji, hasRoomFor } from '../rules/emoji.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './chat.module.css';

/** Loaded on first use. */
const EmojiPicker = lazy(async () => ({ default: (await import('./emoji-picker.tsx')).EmojiPicker }));

/** Inserts into the field `text` of its form. It needs JavaScript; its space is reserved until hydration. */
export function EmojiButton() {
  const t = useText(siteDe);
  const id = useId();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (emoji?: Emoji) => {
    setIsOpen(false);
    const field = button.current?.form?.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement)) return;
    if (emoji && hasRoomFor(emoji, field, MESSAGE_LENGTH)) {
      field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.word}
        data-waiting={!isHydrated || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('chat_site.emoji')}
      </button>
      {isOpen && (
        <Suspense>
          <div className={css.whole}>
            <EmojiPicker id={id} onPick={close} onClose={close} />
          </div>
        </Suspense>
      )}
    </>
  );
}
