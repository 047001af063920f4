import { MOST_PIECES } from '@fachwerk/item-options/contract';
import { useText } from '@fachwerk/site/texts';
import { useRef } from 'react';
import { siteDe } from '../../texts/site.de.ts';
import css from './quantity.module.css';

type Props = {
  readonly name: string;
  readonly label: string;
  /** What it begins with, and what it is now. */
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
};

/** A number that can be typed, with a thumb-wide minus and plus where there are scripts. */
export function Quantity({ name, label, value, least = 1, most = MOST_PIECES }: Props) {
  const t = useText(siteDe);
  const input = useRef<HTMLInputElement>(null);
  const step = (by: number) => {
    const field = input.current!;
    field.value = String(Math.min(most, Math.max(least, (Number(field.value) || 0) + by)));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <span className={css.quantity}>
      <button
        data-needs-script
        type="button"
        onClick={() => step(-1)}
        disabled={value <= least}
        aria-label={`${t('menu.item.less')}: ${label}`}
      >
        −
      </button>
      <input
        ref={input}
        name={name}
        aria-label={label}
        className={css.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={value}
      />
      <button
        data-needs-script
        type="button"
        onClick={() => step(1)}
        disabled={value >= most}
        aria-label={`${t('menu.item.more')}: ${label}`}
      >
        +
      </button>
    </span>
  );
}
