import { pricingApi, pricingStream } from '@fachwerk/pricing/contract';
import { BoxSizesDialog } from '@fachwerk/pricing/parts';
import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { type Direction, isId, useListState } from '@fachwerk/react/list-state';
import type { Column, Filter } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { LocationSort, locationApi, locationStream, type StorageLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useAssignPriceGroup } from './assign-price-group.tsx';
import { useLocationColumns } from './location-columns.tsx';
import { NewLocation } from './location-drawer.tsx';
import { LocationMenu } from './location-menu.tsx';
import { ReviewLinkDialog } from './review-link-dialog.tsx';

const LIST = '/admin/locations';
const NEW = `${LIST}/new`;
const STATES = ['active', 'inactive'] as const;

/** What a module above knows of each location: figures it can be sorted and filtered by. */
export type LocationFigures = {
  readonly columns: readonly Column<StorageLocation>[];
  /** By sort name; null comes last in either direction. */
  readonly orders: Readonly<Record<string, (location: StorageLocation) => number | null>>;
  readonly filters: readonly (Filter & { readonly isIn: (location: StorageLocation, value: string) => boolean })[];
  /** Above the list. */
  readonly note?: ReactNode;
};

const NO_FIGURES: LocationFigures = { columns: [], orders: {}, filters: [] };

/** `/admin/locations`, and `/admin/locations/new` over it. What a location is stands on a page of its own. */
export function LocationList({ figures = NO_FIGURES }: { figures?: LocationFigures }) {
  const t = useText(adminDe);
  const { search, pathname } = useLocation();
  const mayManage = useMay('locations.manage');
  const columns = useLocationColumns();
  const groups = useAsk(pricingApi.priceGroups, {}).data?.priceGroups ?? [];
  const assignment = useAssignPriceGroup(groups);
  const state = useListState({
    sort: [...LocationSort.options, ...Object.keys(figures.orders)],
    filters: { state: STATES, group: isId, ...valuesOf(figures) },
  });
  const chosen: Readonly<Record<string, string | undefined>> = state.filters;
  const order = figures.orders[state.sort];
  const asked = z.safeParse(LocationSort, state.sort);
  const list = useList(locationApi.list, {
    state,
    input: { orderBy: asked.data ?? 'name', dir: asked.success ? state.dir : 'asc' },
    rows: ({ locations }) => locations,
    arrange: (locations) => {
      const found = locations.filter(
        (location) =>
          matches(location, state.search) &&
          (!state.filters.state || location.isActive === (state.filters.state === 'active')) &&
          (!state.filters.group || location.priceGroupId === state.filters.group) &&
          figures.filters.every(({ name, isIn }) => !chosen[name] || isIn(location, chosen[name])),
      );
      return order ? found.sort(inOrder(order, state.dir)) : found;
    },
    live: { hints: [locationStream, pricingStream] },
  });
  return (
    <>
      <ListPage
        title={t('locations.title')}
        list={list}
        columns={[...columns.before, ...figures.columns, ...columns.after]}
        nameOf={({ name }) => name.de}
        pathOf={({ id }) => `${LIST}/${id}`}
        filters={[
          {
            name: 'state',
            label: t('locations.state'),
            options: STATES.map((value) => ({ value, label: t(`locations.state.${value}`) })),
          },
          {
            name: 'group',
            label: t('location.field.priceGroupId'),
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
          },
          ...figures.filters,
        ]}
        action={
          <Group gap="xs" wrap="nowrap">
            <LocationMenu />
            {mayManage && (
              <Button component={Link} to={`${NEW}${search}`} leftSection={<IconPlus size={16} stroke={1.5} />}>
                {t('locations.new')}
              </Button>
            )}
          </Group>
        }
        {...(mayManage && { bulkActions: [assignment.action] })}
        empty={{
          title: t('locations.empty.title'),
          text: mayManage ? t('locations.empty.text') : t('locations.empty.reader'),
        }}
        csv={t('locations.csv')}
      >
        {figures.note}
      </ListPage>
      <NewLocation isOpen={pathname === NEW} closeTo={LIST} networkReviewLink={list.first?.reviewLink ?? ''} />
      <BoxSizesDialog />
      {assignment.dialog}
      {list.first && <ReviewLinkDialog reviewLink={list.first.reviewLink} />}
    </>
  );
}

function valuesOf({ filters }: LocationFigures): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(filters.map(({ name, options }) => [name, options.map(({ value }) => value)]));
}

function inOrder(figureOf: LocationFigures['orders'][string], dir: Direction) {
  const turn = dir === 'asc' ? 1 : -1;
  return (one: StorageLocation, other: StorageLocation) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * turn;
  };
}

/** By name in any language, street, postcode, city or company. */
function matches({ name, address, companyName }: StorageLocation, search: string): boolean {
  const text = [...Object.values(name), address.street, address.postcode, address.city, companyName]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
