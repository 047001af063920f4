import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Anchor, Button, Group, Tabs, Title } from '@mantine/core';
import { IconExternalLink, IconFiles, IconInfoCircle } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { type SiteSettings, siteApi, siteStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LegalDrawer } from './legal/legal-drawer.tsx';
import { LegalList } from './legal/legal-list.tsx';
import { SiteForm } from './settings/site-form.tsx';
import classes from './website.module.css';

const PATH = '/admin/website';

/** Settings and legal texts of the company's site. */
export function Website() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { part } = useParams();
  const mayPages = useMay('pages.edit');
  useLiveRefetch({ hints: [siteStream] });
  const asked = useAsk(siteApi.find, {});
  const { data: site } = asked;
  return (
    <section className={classes.page}>
      <Group justify="space-between" gap="sm">
        <Title order={1}>{t('sites.title')}</Title>
        <Group gap="sm">
          {mayPages && (
            <Button component={Link} to={`${PATH}/pages`} leftSection={<IconFiles size={16} stroke={1.5} />}>
              {t('sites.pages')}
            </Button>
          )}
          {site?.address && (
            <Button
              component="a"
              href={site.address}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternalLink size={16} stroke={1.5} />}
            >
              {t('sites.visit')}
            </Button>
          )}
        </Group>
      </Group>
      {site && <Reachable site={site} />}
      <Tabs
        value={part === 'legal' ? 'legal' : 'settings'}
        onChange={(next) => navigate(next === 'legal' ? `${PATH}/legal` : PATH)}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('sites.tabs')}>
          <Tabs.Tab value="settings">{t('sites.tab.settings')}</Tabs.Tab>
          <Tabs.Tab value="legal">{t('sites.tab.legal')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings" pt="md">
          {asked.isError && !site && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
          {asked.isPending && <Loading lines={10} />}
          {site && <SiteForm site={site} />}
        </Tabs.Panel>
        <Tabs.Panel value="legal" pt="md">
          <LegalList />
        </Tabs.Panel>
      </Tabs>
      <LegalDrawer site={site} />
    </section>
  );
}

/** Warns about a site without an active domain and links to the domains. */
function Reachable({ site }: { site: SiteSettings }) {
  const t = useText(adminDe);
  const mayDomains = useMay('domains.manage');
  if (site.address) return null;
  return (
    <Alert color="warn" icon={<IconInfoCircle stroke={1.5} />}>
      {t('sites.no_domain')}{' '}
      {mayDomains && (
        <Anchor component={Link} to="/admin/domains">
          {t('sites.no_domain.go')}
        </Anchor>
      )}
    </Alert>
  );
}
