import type { ReactNode } from 'react';
import css from './priced-lines.module.css';

/** Priced items, one per line. */
export function PricedLines({ children }: { readonly children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

type Props = {
  readonly title: string;
  /** Further details. */
  readonly words: ReactNode;
  readonly price: ReactNode;
  /** Not available as it is. */
  readonly isOut: boolean;
  /** The address of a picture, 4:3; the title says what it shows. */
  readonly picture?: string | null;
  /** Actions. */
  readonly children?: ReactNode;
};

export function PricedLine({ title, words, price, isOut, picture = null, children }: Props) {
  return (
    <li className={css.line} data-is-out={isOut} data-has-picture={picture !== null || undefined}>
      {picture && <img className={css.picture} src={picture} alt="" width={72} height={72} decoding="async" />}
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {words}
      </div>
      <span className={css.price}>{price}</span>
      {children && <div className={css.below}>{children}</div>}
    </li>
  );
}
