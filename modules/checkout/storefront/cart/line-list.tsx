import { Money } from '@fachwerk/site/money';
import css from './cart.module.css';

type Line = { readonly id: string; readonly title: string; readonly detail: string; readonly cents: number };

/** What is or was ordered, each with its time and its price. */
export function LineList({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={css.lines}>
      {lines.map(({ id, title, detail, cents }) => (
        <li key={id} className={css.bare}>
          <span className={css.words}>
            <span>{title}</span>
            {detail && <span className={css.quiet}>{detail}</span>}
          </span>
          <span className={css.price}>
            <Money cents={cents} />
          </span>
        </li>
      ))}
    </ul>
  );
}
