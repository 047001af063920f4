import { useMaybeMe } from '@fachwerk/auth/account';
import { pageApi, pageStream } from '@fachwerk/pages/contract';
import { sitePublishApi, type WaitingPage } from '@fachwerk/pages/contract-publish';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { siteApi } from '@fachwerk/sites/contract';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { ALL_BLOCKS, type KnownBlocks } from '../known-blocks.ts';
import classes from './publish-site.module.css';
import { PublishSiteForm } from './publish-site-form.tsx';

/** Every page with a draft that visitors have not seen, what would change for them, and one button for all of it. */
export function PublishSite({ known = ALL_BLOCKS }: { readonly known?: KnownBlocks }) {
  const t = useText(adminDe);
  useEveryText();
  useLiveRefetch({ hints: [pageStream] });
  const asked = useAsk(sitePublishApi.waiting, {});
  const waiting = asked.data?.pages;
  return (
    <section className={classes.page}>
      <Anchor component={Link} to="/admin/website/pages" size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {t('webpages.title')}
      </Anchor>
      <Title order={1}>
        {t('sitepublish.title')}{' '}
        {waiting && (
          <Text component="span" c="dimmed" className="fw-figures">
            {waiting.length}
          </Text>
        )}
      </Title>
      {asked.isError && !waiting && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={8} />}
      {waiting?.length === 0 && (
        <Empty
          title={t('sitepublish.empty.title')}
          text={t('sitepublish.empty.text')}
          action={
            <Group justify="center">
              <Button component={Link} to="/admin/website/pages" variant="default">
                {t('webpages.title')}
              </Button>
            </Group>
          }
        />
      )}
      {asked.data && waiting && waiting.length > 0 && (
        <InEditor known={known} waiting={waiting}>
          {asked.data.more > 0 && <Text c="dimmed">{t('sitepublish.more', { count: asked.data.more })}</Text>}
          <PublishSiteForm waiting={waiting} faults={asked.data.faults} onRefused={() => void asked.refetch()} />
        </InEditor>
      )}
    </section>
  );
}

type InEditorProps = { known: KnownBlocks; waiting: readonly WaitingPage[]; children: React.ReactNode };

/** What the parts of the editor know of the site, for those that are shown here. */
function InEditor({ known, waiting, children }: InEditorProps) {
  const site = useAsk(siteApi.find, {}).data;
  const pages = useAsk(pageApi.list, {}).data?.pages;
  const company = useMaybeMe()?.companyObject;
  if (!site) return <Loading lines={4} />;
  const { name, template, accent, fonts, languages, defaultLanguage } = site;
  const head = { name, kind: company?.kind ?? '', template, accent, fonts, languages, defaultLanguage };
  return (
    <EditorContext
      value={{
        known,
        companyId: company?.id ?? '',
        head,
        languages,
        language: defaultLanguage,
        samples: [],
        isExpert: false,
        pages: pages ?? waiting.map(({ page }) => page),
        drawnOf: () => undefined,
      }}
    >
      {children}
    </EditorContext>
  );
}
