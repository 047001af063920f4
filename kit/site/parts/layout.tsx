import type { ReactNode } from 'react';
import css from './layout.module.css';

type Props = { readonly children: ReactNode; readonly gap?: 'small' | 'normal' | 'large' };

/** One below the other. */
export function Stack({ children, gap = 'normal' }: Props) {
  return <div className={`${css.stack} ${css[gap]}`}>{children}</div>;
}

/** Side by side, as far as there is room. */
export function Row({ children, gap = 'normal', isSpread = false }: Props & { readonly isSpread?: boolean }) {
  return <div className={`${css.row} ${css[gap]} ${isSpread ? css.spread : ''}`}>{children}</div>;
}

/** Cards that share the width; one column on a phone. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}

/** A page with something beside it that stays in sight: a sum, a map. */
export function Beside({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={css.beside} data-is-wide>
      <div className={css.main}>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}
