import { textIn } from '@fachwerk/base/translated';
import { pageApi } from '@fachwerk/pages/contract';
import { redirectApi } from '@fachwerk/pages/contract-place';
import { useAsk } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { siteApi } from '@fachwerk/sites/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DESCRIPTION_MOST, searchTitle, seoFindings, TITLE_MOST } from '../../rules/seo-check.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { kindOf, useEditor } from '../editor/editor-context.ts';
import type { Draft } from '../editor/use-draft.ts';
import { FindingList } from './finding-list.tsx';
import { LengthHint } from './length-hint.tsx';
import { SearchPreview } from './search-preview.tsx';
import classes from './seo.module.css';

const NO_FIELDS = {};

/** How the page looks in a search and where it is shared, and what keeps it from being found; each leads to its place. */
export function SeoDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(adminDe);
  const { known, language, head, pages } = useEditor();
  const { page, content } = draft;
  const site = useAsk(siteApi.find, {}).data;
  const redirects = useAsk(redirectApi.list, {}).data?.redirects ?? [];
  const hurdles = useAsk(pageApi.hurdles, { pageId: page.id, content }).data;
  const title = searchTitle({ content, language, siteName: head.name });
  const description = textIn(content.description, language);
  const findings = seoFindings({
    pageId: page.id,
    content,
    language,
    siteName: head.name,
    pages,
    redirects: redirects.map(({ from }) => from),
    fieldsOf: (kind) => kindOf(known, kind)?.fields ?? NO_FIELDS,
    picturesWithoutAlt: new Map(hurdles?.picturesWithoutAlt.map(({ id, name }) => [id, name])),
  });
  return (
    <Dialog title={t('seo.title')} onClose={onClose} size={960}>
      <SearchPreview
        siteName={head.name}
        accent={head.accent}
        address={site?.address ?? null}
        slug={page.slug}
        title={title}
        heading={textIn(content.title, language)}
        description={description}
        shareMediaId={content.shareMediaId}
      >
        <div className={classes.lengths}>
          <LengthHint label={t('seo.title_label')} length={title.length} least={20} most={TITLE_MOST} />
          <LengthHint
            label={t('seo.description_label')}
            length={description.length}
            least={70}
            most={DESCRIPTION_MOST}
          />
          <Anchor component={Link} to={`/admin/website/pages/${page.id}/settings`} size="sm">
            {t('seo.edit')}
          </Anchor>
        </div>
      </SearchPreview>
      <Title order={3} size="h5" mt="lg" mb="xs">
        {t('seo.findings')}
      </Title>
      {findings.length === 0 ? (
        <Text c="dimmed">{t('seo.none')}</Text>
      ) : (
        <FindingList findings={findings} page={page} blocks={content.blocks} onDone={onClose} />
      )}
    </Dialog>
  );
}
