import type { ReactNode } from 'react';
import css from './empty.module.css';
import { Icon, type IconName } from './icon.tsx';

type Props = { readonly icon?: IconName; readonly title: string; readonly children?: ReactNode };

/** Nothing is here yet; its children say what to do next. */
export function Empty({ icon = 'box', title, children }: Props) {
  return (
    <div className={css.empty}>
      <Icon name={icon} size={48} />
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
