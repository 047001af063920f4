import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import { BlockFrame, PageFrame } from '@fachwerk/pages/site-parts';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import type { Template } from '@fachwerk/site/frame';
import { SiteContext } from '@fachwerk/site/site-context';
import { siteTemplateApi, type Trade } from '@fachwerk/site-templates/contract';
import { siteApi } from '@fachwerk/sites/contract';
import { Skeleton } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { SiteSheet, useSiteState } from '../canvas/site-style.tsx';
import { EditorContext } from '../editor/editor-context.ts';
import { ALL_BLOCKS } from '../known-blocks.ts';
import classes from './list.module.css';

type Props = { trade: Trade; name: string; look: Template };

/** The start page of a template as it would be on this site: its colour, its fonts, small. */
export function TemplateThumb({ trade, name, look }: Props) {
  const asked = useAsk(siteTemplateApi.show, { trade });
  const site = useAsk(siteApi.find, {});
  if (asked.isError || site.isError) return null;
  if (!asked.data || !site.data) return <Skeleton className={classes.thumb ?? ''} />;
  const { fonts, title, blocks } = asked.data;
  const { languages } = site.data;
  const head = { ...site.data, kind: '', template: look, fonts };
  return (
    <EditorContext
      value={{
        known: ALL_BLOCKS,
        companyId: '',
        head,
        languages,
        language: 'de',
        samples: [],
        isExpert: false,
        pages: [],
        drawnOf: () => undefined,
      }}
    >
      <Sheet name={name} title={title} blocks={blocks} />
    </EditorContext>
  );
}

function Sheet({ name, title, blocks }: { name: string; title: string; blocks: readonly ShownBlock[] }) {
  const t = useText(adminDe);
  const site = useSiteState();
  return (
    <SiteContext value={site}>
      <div className={classes.thumb}>
        <SiteSheet title={t('webpages.template.look', { name })} className={classes.thumbSheet}>
          <PageFrame title={title} layout="landing" isStart first={blocks[0]}>
            {blocks.map((block, at) => {
              const View = ALL_BLOCKS.views[block.kind];
              return (
                View && (
                  <BlockFrame key={block.id} {...block}>
                    <View given={{ ...block, isFirst: at === 0 }} />
                  </BlockFrame>
                )
              );
            })}
          </PageFrame>
        </SiteSheet>
      </div>
    </SiteContext>
  );
}
