import { useAsk } from '@fachwerk/react/call';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, Paper, Tabs, Title } from '@mantine/core';
import { shopApi, shopStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AreaList } from './areas/area-list.tsx';
import { ShopForm } from './form/shop-form.tsx';
import { isFormTab, shownTabs, TABS } from './form/shop-values.ts';
import classes from './shop.module.css';
import { ShopChecklist } from './shop-checklist.tsx';
import { ShopPause } from './shop-pause.tsx';
import { TableList } from './tables/table-list.tsx';

/** How the shop takes orders. What is not saved yet stays while one looks at another tab. */
export function ShopSettingsPage() {
  const t = useText(adminDe);
  const [tab, choose] = useHashTab(TABS);
  useLiveRefetch({ hints: [shopStream] });
  const asked = useAsk(shopApi.find, {});
  return (
    <section className={classes.page}>
      <Group justify="space-between" gap="sm">
        <Title order={1}>{t('shop.settings.title')}</Title>
        <ShopPause />
      </Group>
      <ShopChecklist />
      <Tabs value={tab} onChange={choose}>
        <Tabs.List aria-label={t('shop.tabs')} className={classes.tabs ?? ''}>
          {shownTabs(asked.data?.ways, tab).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`shop.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={10} />}
      {asked.data && (
        <div hidden={!isFormTab(tab)}>
          <Paper withBorder className={classes.panel ?? ''}>
            <ShopForm shop={asked.data} tab={isFormTab(tab) ? tab : null} onTab={choose} />
          </Paper>
        </div>
      )}
      {tab === 'areas' && <AreaList />}
      {tab === 'tables' && <TableList />}
    </section>
  );
}
