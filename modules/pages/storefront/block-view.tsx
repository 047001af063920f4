import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { ShownPage } from '../contract-shown.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './block-view.module.css';
import { PageBlocks } from './page-blocks.tsx';

/** A page of blocks. A hero at its beginning is its title; landing and start pages say theirs to whoever hears it. */
export function View({ data }: ViewProps<ShownPage>) {
  const t = useText(siteDe);
  const { title, blocks, layout, isStart, isPreview } = data;
  const isTitled = blocks[0]?.kind === 'hero';
  const isHeard = isStart || layout === 'landing';
  return (
    <div className={`${css.page} ${css[layout]}`} data-is-bleeding>
      {isPreview && (
        <div className={css.preview}>
          <Notice kind="warn" title={t('pages.preview')}>
            {t('pages.preview.what')}
          </Notice>
        </div>
      )}
      {!isTitled && isHeard && <h1 className="fw-hidden">{title}</h1>}
      {!isTitled && !isHeard && (
        <div className={css.title}>
          <PageTitle>{title}</PageTitle>
        </div>
      )}
      <PageBlocks blocks={blocks} />
    </div>
  );
}
