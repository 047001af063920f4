import type { ReactNode } from 'react';
import css from './summary-bar.module.css';

/** Price and time always visible: sticks to the bottom of a phone, with the main action in thumb reach. */
export function SummaryBar({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={css.bar} data-at-bottom>
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
