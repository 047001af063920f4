import { PageTitle } from '@fachwerk/site/page-title';
import type { ReactNode } from 'react';
import type { ShownBlock, ShownPage } from '../contract-shown.ts';
import css from './block-frame.module.css';
import around from './page-frame.module.css';

type Props = Pick<ShownBlock, 'kind' | 'settings' | 'content'> & { readonly children: ReactNode };

/** A hero whose words lie on its photograph: a header can lie there too. */
function isPhoto({ kind, content }: Pick<ShownBlock, 'kind' | 'content'>): boolean {
  return kind === 'hero' && content.layout === 'full';
}

/** Kinds whose pictures reach the window edges at full width; texts never do. */
const PICTURES = ['hero', 'picture', 'gallery', 'video', 'map'];

/** Shared frame of all blocks: headline, background, borders, width and height. */
export function BlockFrame({ kind, settings, content, children }: Props) {
  const { background, frame, height, isFullWidth, headline, showsHeadline } = settings;
  const reachesEdges = isFullWidth && PICTURES.includes(kind);
  const looks = [
    css.block,
    (frame === 'above' || frame === 'both') && css.above,
    (frame === 'below' || frame === 'both') && css.below,
    height === 'fixed' && css.fixed,
    isFullWidth && css.full,
    reachesEdges && css.edges,
  ];
  return (
    <section
      className={looks.filter(Boolean).join(' ')}
      data-block={kind}
      data-tone={background === 'clear' ? undefined : background}
      data-is-photo={isPhoto({ kind, content }) || undefined}
    >
      <div className={css.inner}>
        {showsHeadline && headline !== '' && <h2 className={css.headline}>{headline}</h2>}
        {children}
      </div>
    </section>
  );
}

type PageProps = Pick<ShownPage, 'title' | 'layout' | 'isStart'> & {
  /** First block of the page. */
  readonly first: { readonly kind: string; readonly settings: Pick<ShownBlock['settings'], 'background'> } | undefined;
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/** Width and title of a page. A leading hero is its title; landing and start pages have a title for screen readers only. */
export function PageFrame({ title, layout, isStart, first, above, children }: PageProps) {
  const isTitled = first?.kind === 'hero';
  const isHeard = isStart || layout === 'landing';
  const isOnGround = first && first.settings.background !== 'clear';
  return (
    <div className={`${around.page} ${around[layout]}`} data-is-bleeding>
      {above && <div className={around.above}>{above}</div>}
      {!isTitled && isHeard && <h1 className="fw-hidden">{title}</h1>}
      {!isTitled && !isHeard && (
        <div className={isOnGround ? `${around.above} ${around.apart}` : around.above}>
          <PageTitle>{title}</PageTitle>
        </div>
      )}
      {children}
    </div>
  );
}
