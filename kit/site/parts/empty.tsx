import type { ReactNode } from 'react';
import css from './empty.module.css';
import { Icon, type IconName } from './icon.tsx';

type Props = { readonly icon?: IconName; readonly title: string; readonly children?: ReactNode };

/** Empty state; its children suggest the next step. */
export function Empty({ icon = 'box', title, children }: Props) {
  return (
    <div className={css.empty}>
      <Icon name={icon} size={48} />
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
