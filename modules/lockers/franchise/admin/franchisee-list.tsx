import { ListPage } from '@fachwerk/react/list-page';
import { type Direction, useListState } from '@fachwerk/react/list-state';
import type { Column, Filter } from '@fachwerk/react/list-types';
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

const SORTS = ['name', 'city', 'share', 'until', 'locations', 'users'] as const;
type Sort = (typeof SORTS)[number];

/** What a module above knows of each franchisee: figures it can be sorted and filtered by. */
export type FranchiseeFigures = {
  readonly columns: readonly Column<Franchisee>[];
  /** By sort name; null comes last in either direction. */
  readonly orders: Readonly<Record<string, (franchisee: Franchisee) => number | null>>;
  readonly filters: readonly (Filter & { readonly isIn: (franchisee: Franchisee, value: string) => boolean })[];
};

const NO_FIGURES: FranchiseeFigures = { columns: [], orders: {}, filters: [] };

/** The companies that run locations under the franchisor's name. */
export function FranchiseeList({ figures = NO_FIGURES }: { figures?: FranchiseeFigures }) {
  const t = useText(adminDe);
  const today = useToday();
  const columns = useFranchiseeColumns();
  const state = useListState({
    sort: [...SORTS, ...Object.keys(figures.orders)],
    filters: { contract: CONTRACT_STATES, ...valuesOf(figures) },
  });
  const { contract } = state.filters;
  const chosen: Readonly<Record<string, string | undefined>> = state.filters;
  const list = useList(franchiseApi.list, {
    state,
    input: {},
    rows: ({ franchisees }) => franchisees,
    arrange: (franchisees) =>
      franchisees
        .filter(
          (one) =>
            matches(one, state.search) &&
            (!contract || contractState(one, today) === contract) &&
            figures.filters.every(({ name, isIn }) => !chosen[name] || isIn(one, chosen[name])),
        )
        .sort(inOrder(figures.orders[state.sort] ?? VALUES[sortOf(state.sort)], state.dir)),
    live: { hints: [franchiseStream] },
  });
  return (
    <>
      <ListPage
        title={t('franchisees.title')}
        list={list}
        columns={[...columns.before, ...figures.columns, ...columns.after]}
        nameOf={({ name }) => name}
        pathOf={({ id }) => `/admin/franchisees/${id}`}
        filters={[
          {
            name: 'contract',
            label: t('franchisees.contract'),
            options: CONTRACT_STATES.map((value) => ({ value, label: t(`franchisee.contract.${value}`) })),
          },
          ...figures.filters,
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
  share: ({ feeBasisPoints }) => feeBasisPoints,
  until: ({ contractUntil }) => contractUntil ?? NO_END,
  locations: ({ locations }) => locations.length,
  users: ({ users }) => users.length,
};

const sortOf = (name: string): Sort => SORTS.find((sort) => sort === name) ?? 'name';

function valuesOf({ filters }: FranchiseeFigures): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(filters.map(({ name, options }) => [name, options.map(({ value }) => value)]));
}

function inOrder(value: (one: Franchisee) => string | number | null, dir: Direction) {
  const turn = dir === 'asc' ? 1 : -1;
  return (one: Franchisee, other: Franchisee) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const difference = typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'de');
    return difference * turn || one.name.localeCompare(other.name, 'de');
  };
}
