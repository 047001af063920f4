import { ListPage } from '@fachwerk/react/list-page';
import { type Direction, useListState } from '@fachwerk/react/list-state';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { type Franchisee, franchiseApi, franchiseStream } from '../contract.ts';
import { CONTRACT_STATES, contractState } from '../rules/contract-period.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useToday } from './contract-mark.tsx';
import { useFranchiseeColumns } from './franchisee-columns.tsx';
import { FranchiseeDrawer } from './franchisee-drawer.tsx';

const SORTS = ['name', 'city', 'until', 'locations', 'users'] as const;
type Sort = (typeof SORTS)[number];

/** The companies that run locations under the franchisor's name. */
export function FranchiseeList() {
  const t = useText(adminDe);
  const today = useToday();
  const columns = useFranchiseeColumns();
  const state = useListState({ sort: SORTS, filters: { contract: CONTRACT_STATES } });
  const { contract } = state.filters;
  const list = useList(franchiseApi.list, {
    state,
    input: {},
    rows: ({ franchisees }) => franchisees,
    arrange: (franchisees) =>
      franchisees
        .filter((one) => matches(one, state.search) && (!contract || contractState(one, today) === contract))
        .sort(inOrder(state.sort, state.dir)),
    live: { hints: [franchiseStream] },
  });
  return (
    <>
      <ListPage
        title={t('franchisees.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        pathOf={({ id }) => `/admin/franchisees/${id}`}
        filters={[
          {
            name: 'contract',
            label: t('franchisees.contract'),
            options: CONTRACT_STATES.map((value) => ({ value, label: t(`franchisee.contract.${value}`) })),
          },
        ]}
        action={<AddButton words={t('franchisees.add')} />}
        empty={{
          title: t('franchisees.empty.title'),
          text: t('franchisees.empty.text'),
          action: <AddButton words={t('franchisees.new')} />,
        }}
        csv={t('franchisees.csv')}
      />
      <FranchiseeDrawer />
    </>
  );
}

function AddButton({ words }: { words: string }) {
  const { search } = useLocation();
  if (!useMay('franchisees.manage')) return null;
  return (
    <Button component={Link} to={`/admin/franchisees/new${search}`} leftSection={<IconPlus size={16} stroke={1.5} />}>
      {words}
    </Button>
  );
}

/** Each word is found somewhere in what a person knows of a franchisee. */
function matches({ name, legalName, code, address, contractNumber, users, locations }: Franchisee, search: string) {
  const places = locations.flatMap((location) => [location.name, location.city]);
  const people = users.flatMap((user) => [user.name, user.email]);
  const text = [name, legalName, code, address.city, contractNumber, ...places, ...people].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A contract without an end comes last. */
const NO_END = '9999';
const VALUES: Readonly<Record<Sort, (one: Franchisee) => string | number>> = {
  name: ({ name }) => name,
  city: ({ address }) => address.city,
  until: ({ contractUntil }) => contractUntil ?? NO_END,
  locations: ({ locations }) => locations.length,
  users: ({ users }) => users.length,
};

function inOrder(sort: Sort, dir: Direction) {
  const value = VALUES[sort];
  const turn = dir === 'asc' ? 1 : -1;
  return (one: Franchisee, other: Franchisee) => {
    const [a, b] = [value(one), value(other)];
    const difference = typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'de');
    return difference * turn || one.name.localeCompare(other.name, 'de');
  };
}
