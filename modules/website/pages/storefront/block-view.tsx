import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { useText } from '@fachwerk/site/texts';
import type { ShownPage } from '../contract-shown.ts';
import { siteDe } from '../texts/site.de.ts';
import { PageFrame } from './block-frame.tsx';
import { PageBlocks } from './page-blocks.tsx';

export function View({ data }: ViewProps<ShownPage>) {
  const t = useText(siteDe);
  const { title, blocks, layout, isStart, isPreview } = data;
  const notice = isPreview && (
    <Notice kind="warn" title={t('pages.preview')}>
      {t('pages.preview.what')}
    </Notice>
  );
  return (
    <PageFrame title={title} layout={layout} isStart={isStart} first={blocks[0]} above={notice}>
      <PageBlocks blocks={blocks} />
    </PageFrame>
  );
}
