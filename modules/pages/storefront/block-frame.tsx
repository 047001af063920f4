import type { ReactNode } from 'react';
import type { ShownBlock } from '../contract-shown.ts';
import css from './block-frame.module.css';

type Props = { readonly kind: string; readonly settings: ShownBlock['settings']; readonly children: ReactNode };

/** Kinds whose pictures reach the edges where they take the full width; words never do. */
const PICTURES = ['hero', 'picture', 'gallery', 'video', 'map'];

/** What every block can have around it, whatever its kind: headline, background, lines, width and height. */
export function BlockFrame({ kind, settings, children }: Props) {
  const { background, frame, height, isFullWidth, headline, showsHeadline } = settings;
  const reachesEdges = isFullWidth && PICTURES.includes(kind);
  const looks = [
    css.block,
    css[background],
    (frame === 'above' || frame === 'both') && css.above,
    (frame === 'below' || frame === 'both') && css.below,
    height === 'fixed' && css.fixed,
    isFullWidth && css.full,
    reachesEdges && css.edges,
  ];
  return (
    <section className={looks.filter(Boolean).join(' ')} data-block={kind}>
      <div className={css.inner}>
        {showsHeadline && headline !== '' && <h2 className={css.headline}>{headline}</h2>}
        {children}
      </div>
    </section>
  );
}
