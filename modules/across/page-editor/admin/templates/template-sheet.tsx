import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { SiteContext } from '@fachwerk/site/site-context';
import { siteTemplateApi, type TemplateLine } from '@fachwerk/site-templates/contract';
import { type SiteSettings, siteApi } from '@fachwerk/sites/contract';
import { Skeleton } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { SiteSheet, useSiteState } from '../canvas/site-style.tsx';
import { EditorContext } from '../editor/editor-context.ts';
import { ALL_BLOCKS } from '../known-blocks.ts';
import { StartPage } from '../preview/start-page.tsx';
import classes from './templates.module.css';

type Props = {
  readonly template: TemplateLine;
  readonly name: string;
  /** Class of the frame the page is seen in; its width is what the page is laid out for. */
  readonly className: string | undefined;
  /** Read and scrolled, not only glanced at. */
  readonly isLarge?: boolean;
};

/** The start page of a template as it would be on this site: drawn by the same views, with the company's own name, hours and goods. */
export function TemplateSheet({ template, name, className, isLarge = false }: Props) {
  const site = useAsk(siteApi.find, {});
  if (site.isError) return null;
  if (!site.data) return <Skeleton className={classes.waiting ?? ''} />;
  return <Drawn template={template} name={name} className={className} isLarge={isLarge} site={site.data} />;
}

function Drawn({ template, name, className, isLarge, site }: Required<Props> & { site: SiteSettings }) {
  const { languages, defaultLanguage: language } = site;
  const asked = useAsk(siteTemplateApi.show, { template: template.key, language });
  if (asked.isError) return null;
  if (!asked.data) return <Skeleton className={classes.waiting ?? ''} />;
  const { title, look, blocks } = asked.data;
  const head = { name: site.name, kind: '', ...look, languages, defaultLanguage: language };
  return (
    <EditorContext
      value={{
        known: ALL_BLOCKS,
        companyId: '',
        head,
        languages,
        language,
        samples: [],
        isExpert: false,
        pages: [],
        drawnOf: () => undefined,
      }}
    >
      <Sheet
        name={name}
        className={className}
        isLarge={isLarge}
        site={site}
        title={title}
        pages={template.pages}
        blocks={blocks}
      />
    </EditorContext>
  );
}

type SheetProps = Pick<Required<Props>, 'name' | 'className' | 'isLarge'> & {
  site: SiteSettings;
  title: string;
  pages: readonly string[];
  blocks: readonly ShownBlock[];
};

function Sheet({ name, className, isLarge, site, title, pages, blocks }: SheetProps) {
  const t = useText(adminDe);
  const state = useSiteState();
  return (
    <SiteContext value={state}>
      <SiteSheet title={t('webpages.template.look', { name })} className={className} isStill={!isLarge}>
        <header className={classes.siteHead}>
          {site.logo && <img src={site.logo} alt="" width={36} height={36} />}
          <strong>{site.name}</strong>
          <nav>
            {pages.slice(1).map((page) => (
              <span key={page}>{page}</span>
            ))}
          </nav>
        </header>
        <StartPage title={title} layout="landing" blocks={blocks} />
      </SiteSheet>
    </SiteContext>
  );
}
