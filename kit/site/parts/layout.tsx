import type { ReactNode } from 'react';
import css from './layout.module.css';

type Props = { readonly children: ReactNode; readonly gap?: 'small' | 'normal' | 'large' };

/** Vertical layout. */
export function Stack({ children, gap = 'normal' }: Props) {
  return <div className={`${css.stack} ${css[gap]}`}>{children}</div>;
}

/** Horizontal layout that wraps. */
export function Row({ children, gap = 'normal', isSpread = false }: Props & { readonly isSpread?: boolean }) {
  return <div className={`${css.row} ${css[gap]} ${isSpread ? css.spread : ''}`}>{children}</div>;
}

/** Cards in columns; one column on a phone. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}

/** A page with a sticky aside: a total, a map. */
export function Beside({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={css.beside} data-is-wide>
      <div className={css.main}>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}
