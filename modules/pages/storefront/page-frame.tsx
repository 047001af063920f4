import { PageTitle } from '@fachwerk/site/page-title';
import type { ReactNode } from 'react';
import type { ShownBlock, ShownPage } from '../contract-shown.ts';
import css from './page-frame.module.css';

type Props = Pick<ShownPage, 'title' | 'layout' | 'isStart'> & {
  /** The block the page begins with. */
  readonly first: { readonly kind: string; readonly settings: Pick<ShownBlock['settings'], 'background'> } | undefined;
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/** Width and title of a page. A hero at its beginning is its title; landing and start pages say theirs to whoever hears it. */
export function PageFrame({ title, layout, isStart, first, above, children }: Props) {
  const isTitled = first?.kind === 'hero';
  const isHeard = isStart || layout === 'landing';
  const isOnGround = first && first.settings.background !== 'clear';
  return (
    <div className={`${css.page} ${css[layout]}`} data-is-bleeding>
      {above && <div className={css.above}>{above}</div>}
      {!isTitled && isHeard && <h1 className="fw-hidden">{title}</h1>}
      {!isTitled && !isHeard && (
        <div className={isOnGround ? `${css.above} ${css.apart}` : css.above}>
          <PageTitle>{title}</PageTitle>
        </div>
      )}
      {children}
    </div>
  );
}
