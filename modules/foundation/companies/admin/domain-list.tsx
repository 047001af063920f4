import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { RowAction } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { companyStream } from '../contract.ts';
import { type Domain, DomainState, domainApi } from '../contract-domain.ts';
import { isVerified, whyNotActivate, whyNotAdd, whyNotRemove } from '../rules/domain-states.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useDomainColumns } from './domain-columns.tsx';
import { DomainDrawer } from './domain-drawer.tsx';
import { useDomainActions } from './use-domain-actions.ts';

/** The company's domains, each with its next step. */
export function DomainList() {
  const t = useText(adminDe);
  const state = useListState({ filters: { state: DomainState.options } });
  const list = useList(domainApi.list, {
    state,
    input: {},
    rows: ({ domains }) => domains,
    arrange: (domains) => domains.filter((domain) => isWanted(domain, state.search, state.filters.state)),
    live: { hints: [companyStream] },
  });
  const columns = useDomainColumns();
  const mayWebsite = useMay('sites.manage');
  const domains = list.first?.domains ?? [];
  const rowActions = useRowActions(domains.length);
  return (
    <>
      <ListPage
        title={t('domains.title')}
        list={list}
        columns={columns}
        nameOf={({ host }) => host}
        pathOf={({ id }) => `/admin/domains/${id}`}
        filters={[
          {
            name: 'state',
            label: t('domains.state'),
            options: DomainState.options.map((value) => ({ value, label: t(`domains.state.${value}`) })),
          },
        ]}
        beside={
          mayWebsite && (
            <Button component={Link} to="/admin/website" variant="default">
              {t('domains.website')}
            </Button>
          )
        }
        action={<AddButton domains={domains} />}
        rowActions={rowActions}
        empty={{
          title: t('domains.empty.title'),
          text: t('domains.empty.text'),
          action: <AddButton domains={[]} />,
        }}
        csv={t('domains.csv')}
      />

      <DomainDrawer />
    </>
  );
}

function isWanted({ host, state }: Domain, search: string, wanted: DomainState = state): boolean {
  return host.includes(search.toLowerCase()) && state === wanted;
}

function AddButton({ domains }: { domains: readonly Domain[] }) {
  const t = useText(adminDe);
  const { search } = useLocation();
  const whyNot = whyNotAdd(domains);
  const state = whyNot ? { 'data-disabled': true, 'aria-disabled': true, title: t(whyNot) } : {};
  return (
    <Button
      component={Link}
      to={`/admin/domains/new${search}`}
      leftSection={<IconPlus size={16} stroke={1.5} />}
      {...state}
    >
      {t('domains.new')}
    </Button>
  );
}

function useRowActions(count: number): (domain: Domain) => readonly RowAction[] {
  const t = useText(adminDe);
  const actions = useDomainActions();
  const reason = (refusal: ReturnType<typeof whyNotActivate>) => refusal && t(refusal);
  return (domain) => [
    ...(isVerified(domain)
      ? []
      : [{ label: t('domains.check'), icon: IconRefresh, run: () => void actions.check(domain) }]),
    domain.state === 'active'
      ? { label: t('domains.deactivate'), icon: IconPlayerPause, run: () => void actions.deactivate(domain) }
      : {
          label: t('domains.activate'),
          icon: IconPlayerPlay,
          whyNot: reason(whyNotActivate(domain)),
          run: () => void actions.activate(domain),
        },
    {
      label: t('domains.remove'),
      icon: IconTrash,
      isDanger: true,
      whyNot: reason(whyNotRemove(count)),
      run: () => void actions.remove(domain),
    },
  ];
}
