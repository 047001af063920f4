import { CompanyKind } from '@fachwerk/companies/contract';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { type TenantRecord, TenantState as TenantStates, tenantApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TenantDrawer } from './tenant-drawer.tsx';
import { stateOf, TenantState } from './tenant-state.tsx';

/** The companies of the installation, for the one that runs it. */
export function TenantList() {
  const t = useText(adminDe);
  const columns = useColumns();
  const state = useListState({ filters: { kind: CompanyKind.options, state: TenantStates.options } });
  const { kind, state: standing } = state.filters;
  const list = useList(tenantApi.list, {
    state,
    input: {
      ...(state.search && { search: state.search }),
      ...(kind && { kind }),
      ...(standing && { state: standing }),
    },
    rows: ({ tenants }) => tenants,
    next: ({ next }) => next && { after: next },
  });
  return (
    <>
      <ListPage
        title={t('tenants.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        pathOf={({ id }) => `/admin/companies/${id}`}
        filters={[
          {
            name: 'kind',
            label: t('tenants.kind'),
            options: CompanyKind.options.map((value) => ({ value, label: t(`tenant.kind.${value}`) })),
          },
          {
            name: 'state',
            label: t('tenants.state'),
            options: TenantStates.options.map((value) => ({ value, label: t(`tenant.state.${value}`) })),
          },
        ]}
        action={<AddButton />}
        empty={{ title: t('tenants.empty.title'), text: t('tenants.empty.text'), action: <AddButton /> }}
        csv={t('tenants.csv')}
      />
      <TenantDrawer />
    </>
  );
}

function AddButton() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Button component={Link} to={`/admin/companies/new${search}`} leftSection={<IconPlus size={16} stroke={1.5} />}>
      {t('tenants.add')}
    </Button>
  );
}

function useColumns(): Column<TenantRecord>[] {
  const t = useText(adminDe);
  const count = (key: 'users' | 'locations' | 'items', rank: 2 | 3): Column<TenantRecord> => ({
    key,
    title: t(`tenants.${key}`),
    align: 'right',
    rank,
    cell: (tenant) => <span className="tabular">{formatNumber(tenant[key])}</span>,
    csv: (tenant) => tenant[key],
  });
  return [
    { key: 'name', title: t('tenants.name'), cell: ({ name }) => name, csv: ({ name }) => name },
    {
      key: 'kind',
      title: t('tenants.kind'),
      rank: 2,
      cell: ({ kind }) => t(`tenant.kind.${kind}`),
      csv: ({ kind }) => t(`tenant.kind.${kind}`),
    },
    {
      key: 'state',
      title: t('tenants.state'),
      cell: (tenant) => <TenantState tenant={tenant} />,
      csv: (tenant) => t(`tenant.state.${stateOf(tenant)}`),
    },
    count('users', 2),
    count('locations', 3),
    count('items', 3),
    {
      key: 'active',
      title: t('tenants.active'),
      rank: 2,
      cell: ({ lastActiveAt }) => (lastActiveAt ? <Ago at={lastActiveAt} /> : t('tenants.never')),
      csv: ({ lastActiveAt }) => (lastActiveAt ? formatDateTime(lastActiveAt) : ''),
    },
  ];
}
