import { useLanguage } from '@fachwerk/react/texts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ALL_EMOJI, EMOJI, type Emoji, type EmojiGroup, emojiAfter } from '../../rules/emoji.ts';
import { emojiNames } from '../../texts/emoji.ts';
import classes from './emoji.module.css';

/** Focuses one emoji; arrow keys move the focus. */
export function EmojiGrid({ onPick }: { readonly onPick: (emoji: Emoji) => void }) {
  const names = emojiNames[useLanguage()];
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => place.current?.querySelectorAll('button')[at]?.focus(), [at]);
  const onKey = (event: KeyboardEvent) => {
    const next = emojiAfter(at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <div ref={place} className={classes.grid}>
      {(Object.keys(EMOJI) as EmojiGroup[]).map((group) => (
        <fieldset key={group} className={classes.group}>
          <legend className={classes.name}>{names[group]}</legend>
          {EMOJI[group].map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={classes.emoji}
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
