import { useLanguage } from '@fachwerk/site/texts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ALL_EMOJI, EMOJI, type Emoji, type EmojiGroup, emojiAfter } from '../rules/emoji.ts';
import { emojiNames } from '../texts/emoji.ts';
import css from './emoji-picker.module.css';

type Props = { readonly id: string; readonly onPick: (emoji: Emoji) => void; readonly onClose: () => void };

/** Focuses one emoji; arrow keys move the focus, Tab leaves the grid. */
export function EmojiPicker({ id, onPick, onClose }: Props) {
  const names = emojiNames[useLanguage()];
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => place.current?.querySelectorAll('button')[at]?.focus(), [at]);
  const onKey = (event: KeyboardEvent) => {
    const next = emojiAfter(at, event.key);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape would also close the surrounding panel.
    event.stopPropagation();
    if (next === undefined) onClose();
    else setAt(next);
  };
  return (
    <div ref={place} id={id} className={css.picker}>
      {(Object.keys(EMOJI) as EmojiGroup[]).map((group) => (
        <fieldset key={group} className={css.group}>
          <legend className={css.name}>{names[group]}</legend>
          {EMOJI[group].map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={css.emoji}
              aria-label={names[emoji]}
              title={names[emoji]}
              tabIndex={ALL_EMOJI.indexOf(emoji) === at ? 0 : -1}
              onKeyDown={onKey}
              onClick={() => onPick(emoji)}
            >
              {emoji}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
