import { pageApi, pageStream } from '@fachwerk/pages/contract';
import { useAsk } from '@fachwerk/react/call';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Paper, Tabs, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPlus, IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { TemplateDialog } from '../templates/template-dialog.tsx';
import classes from './list.module.css';
import { type NewPage, NewPageDialog } from './new-page-dialog.tsx';
import { PageRows } from './page-rows.tsx';
import { RedirectList } from './redirect-list.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';

const TABS = ['pages', 'redirects'] as const;

/** The pages of the site as their navigation has them, and the addresses that lead to them. */
export function PageList() {
  const t = useText(adminDe);
  const [tab, choose] = useHashTab(TABS);
  const [begun, begin] = useState<NewPage | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  useLiveRefetch({ hints: [pageStream] });
  const asked = useAsk(pageApi.list, {});
  const pages = asked.data?.pages;
  const isEmpty = pages?.length === 0;
  const waiting = pages?.filter(({ hasChanges }) => hasChanges).length ?? 0;
  const add = (
    <Group gap="sm">
      {waiting > 0 && (
        <Button
          component={Link}
          to="/admin/website/pages/publish"
          variant="default"
          leftSection={<IconWorldUpload size={16} stroke={1.5} />}
        >
          {t('sitepublish.open')}{' '}
          <Text component="span" c="dimmed" className="fw-figures" ml={6}>
            {waiting}
          </Text>
        </Button>
      )}
      <Button variant={isEmpty ? 'filled' : 'default'} onClick={() => setChoosing(true)}>
        {t('webpages.template')}
      </Button>
      <Button
        variant={isEmpty ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} stroke={1.5} />}
        onClick={() => begin({ copyOf: null, parentId: null })}
      >
        {t('webpages.add')}
      </Button>
    </Group>
  );
  return (
    <section className={classes.page}>
      <Anchor component={Link} to="/admin/website" size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {t('webpages.website')}
      </Anchor>
      <Group justify="space-between" gap="sm">
        <Title order={1}>
          {t('webpages.title')}{' '}
          {pages && (
            <Text component="span" c="dimmed" className="fw-figures">
              {pages.length}
            </Text>
          )}
        </Title>
        {tab === 'pages' && !isEmpty && add}
      </Group>
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List aria-label={t('webpages.tabs')}>
          <Tabs.Tab value="pages">{t('webpages.tab.pages')}</Tabs.Tab>
          <Tabs.Tab value="redirects">{t('webpages.tab.redirects')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pages" pt="md">
          {asked.isError && !pages && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
          {asked.isPending && <Loading lines={8} />}
          {isEmpty && <Empty title={t('webpages.empty.title')} text={t('webpages.empty.text')} action={add} />}
          {pages && pages.length > 0 && (
            <Paper withBorder>
              <PageRows pages={pages} onBegin={begin} />
            </Paper>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="redirects" pt="md">
          <RedirectList />
        </Tabs.Panel>
      </Tabs>
      {begun && <NewPageDialog begun={begun} pages={pages ?? []} onClose={() => begin(null)} />}
      {isChoosing && (
        <TemplateDialog
          isNew={pages?.every(({ publishedAt }) => publishedAt === null) ?? false}
          onClose={() => setChoosing(false)}
        />
      )}
      <SettingsDrawer pages={pages ?? []} />
    </section>
  );
}
