import { useMaybeMe } from '@fachwerk/auth/account';
import { pageApi } from '@fachwerk/pages/contract';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useEveryText, useText } from '@fachwerk/react/texts';
import type { SiteHead } from '@fachwerk/site/frame';
import { Icon } from '@fachwerk/site/icon';
import { SiteContext } from '@fachwerk/site/site-context';
import { siteTemplateApi } from '@fachwerk/site-templates/contract';
import { navigationRoom } from '@fachwerk/sites/rules/navigation-room';
import { SiteHeader } from '@fachwerk/sites/site-parts';
import type { sitePreviewSlot } from '@fachwerk/sites/slots';
import { Paper, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useElementSize, useViewportSize } from '@mantine/hooks';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { SiteSheet, useSiteState } from '../canvas/site-style.tsx';
import { EditorContext } from '../editor/editor-context.ts';
import { ALL_BLOCKS } from '../known-blocks.ts';
import classes from './preview.module.css';
import { StartPage } from './start-page.tsx';

type Props = NonNullable<typeof sitePreviewSlot.props>;
type Site = Props['site'];
type Start = {
  readonly title: string;
  readonly layout: 'standard' | 'narrow' | 'wide' | 'landing';
  readonly blocks: readonly ShownBlock[];
};

const WIDTHS = { desktop: 1280, phone: 390 } as const;
/** On a screen that has room beside the settings, it is as tall as the window allows; above them it leaves room for them. */
const BESIDE_PX = 1200;
const AROUND_PX = 150;
const ABOVE_PX = 240;

/** The start page of the site as it would look with these settings, before they are saved. */
export function SitePreview({ site }: Props) {
  const start = useStart(site);
  if (start === null) return null;
  return <Panel site={site} start={start} />;
}

/** The own start page; without one, or without the right to it, that of a template. Undefined: not known yet. */
function useStart(site: Site): Start | null | undefined {
  const mayPages = useMay('pages.edit');
  const isShop = useMaybeMe()?.companyObject?.kind === 'merchant';
  const language = site.defaultLanguage;
  const list = useAsk(pageApi.list, {}, { isEnabled: mayPages });
  const pageId = list.data?.pages.find(({ isStart }) => isStart)?.id;
  const opened = useAsk(pageApi.open, { pageId: pageId ?? '' }, { isEnabled: pageId !== undefined });
  const { blocks = [], title, layout = 'landing' } = opened.data?.content ?? {};
  const drawn = useAsk(
    pageApi.draw,
    { pageId: pageId ?? '', language, blocks },
    { isEnabled: pageId !== undefined && opened.data !== undefined },
  );
  const isWithout = list.data !== undefined && (pageId === undefined || opened.data?.content.blocks.length === 0);
  const template = useAsk(
    siteTemplateApi.show,
    { template: isShop ? 'shop-shelf' : 'lockers-station' },
    { isEnabled: isWithout },
  );
  if (!mayPages || list.isError || opened.isError || drawn.isError || template.isError) return null;
  if (isWithout) return template.data && { layout: 'landing', ...template.data };
  return drawn.data && { title: title?.[language] ?? title?.de ?? '', layout, blocks: drawn.data.blocks };
}

function Panel({ site, start }: { site: Site; start: Start | undefined }) {
  const t = useText(adminDe);
  useEveryText();
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const { ref, width } = useElementSize();
  const head = { ...site, kind: '' };
  const screen = useViewportSize();
  const isBeside = screen.width >= BESIDE_PX;
  const scale = Math.min(1, width / WIDTHS[device]);
  const height = isBeside ? Math.min(1700 * scale, Math.max(ABOVE_PX, screen.height - AROUND_PX)) : ABOVE_PX;
  return (
    <EditorContext
      value={{
        known: ALL_BLOCKS,
        companyId: '',
        head,
        languages: site.languages,
        language: site.defaultLanguage,
        samples: [],
        isExpert: false,
        pages: [],
        drawnOf: () => undefined,
      }}
    >
      <Paper withBorder component="section" className={classes.panel ?? ''} aria-label={t('site_preview.title')}>
        <div className={classes.bar}>
          <Text size="sm" fw={500}>
            {t('site_preview.title')}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label={t('site_preview.device')}
            value={device}
            onChange={(next) => setDevice(next as keyof typeof WIDTHS)}
            data={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`editor.width.${value}`) }))}
          />
        </div>
        <div ref={ref} className={classes.window} style={{ height: `${height}px` }}>
          {start && width > 0 ? (
            <div
              className={classes.page}
              style={{
                width: `${WIDTHS[device]}px`,
                height: `${height / scale}px`,
                transform: `scale(${scale})`,
                left: `${Math.max(0, (width - WIDTHS[device] * scale) / 2)}px`,
              }}
            >
              <Sheet head={head} start={start} />
            </div>
          ) : (
            <Skeleton height="100%" radius={0} />
          )}
        </div>
        <Text size="xs" c="dimmed" className={classes.note ?? ''}>
          {t('site_preview.note')}
        </Text>
      </Paper>
    </EditorContext>
  );
}

/** Pages of the sample header: enough to see what the row does with them. */
const PAGES = ['home', 'offer', 'about', 'contact'] as const;

function Sheet({ head, start }: { head: SiteHead & Pick<Site, 'logo'>; start: Start }) {
  const t = useText(adminDe);
  const site = useSiteState();
  const entries = PAGES.map((name) => ({
    id: name,
    parentId: null,
    title: t(`site_preview.page.${name}`),
    slug: name === 'home' ? '' : name,
  }));
  const cart = (
    <span className={`${classes.action} ${classes.cart}`}>
      <Icon name="bag" />
      {t('site_preview.cart')}
    </span>
  );
  const account = (
    <span className={classes.action}>
      <Icon name="user" />
      {t('site_preview.sign_in')}
    </span>
  );
  return (
    <SiteContext value={site}>
      <SiteSheet title={t('site_preview.title')} className={classes.sheet}>
        <div data-frame>
          <SiteHeader
            head={head}
            entries={entries}
            room={navigationRoom(entries)}
            here=""
            labels={{
              home: head.name,
              pages: t('site_preview.pages'),
              here: '',
              menu: t('site_preview.menu'),
              more: t('site_preview.more'),
            }}
            cart={cart}
            actions={account}
            inSheet={account}
          />
          <main>
            <StartPage {...start} />
          </main>
        </div>
      </SiteSheet>
    </SiteContext>
  );
}
