import type { ReactNode } from 'react';
import css from './priced-lines.module.css';

/** Things that have a price each, one below the other. */
export function PricedLines({ children }: { readonly children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

type Props = {
  readonly title: string;
  /** What else is to be said about it. */
  readonly words: ReactNode;
  readonly price: ReactNode;
  /** Cannot be had as it stands there. */
  readonly isOut: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

export function PricedLine({ title, words, price, isOut, children }: Props) {
  return (
    <li className={css.line} data-is-out={isOut}>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {words}
      </div>
      <span className={css.price}>{price}</span>
      {children && <div className={css.below}>{children}</div>}
    </li>
  );
}
