import { cents } from '@fachwerk/base/money';
import { ListPage } from '@fachwerk/react/list-page';
import { type Direction, useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Anchor, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { PriceGroup } from '../../contract.ts';
import { pricingApi, pricingStream } from '../../contract.ts';
import { lowestPriceAt } from '../../rules/price-set.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SharedMenu } from '../shared-menu.tsx';
import { BoxSizesDialog } from '../sizes/box-sizes-dialog.tsx';
import { PriceGroupDrawer } from './price-group-drawer.tsx';
import classes from './price-group-list.module.css';

const SORTS = ['name', 'price', 'locations'] as const;
const USES = ['used', 'unused'] as const;

/** `/admin/price-groups/:id?` */
export function PriceGroupList() {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('locations.manage');
  const now = useNow();
  const columns = useColumns(now);
  const state = useListState({ sort: SORTS, filters: { use: USES } });
  const { use } = state.filters;
  const wanted = state.search.toLowerCase();
  const list = useList(pricingApi.priceGroups, {
    state,
    input: {},
    rows: ({ priceGroups }) => priceGroups,
    arrange: (groups) =>
      groups
        .filter(
          ({ name, locations }) => name.toLowerCase().includes(wanted) && (!use || (use === 'used') === locations > 0),
        )
        .sort(inOrder(state.sort, state.dir, now)),
    live: { hints: [pricingStream] },
  });
  return (
    <>
      <ListPage
        title={t('price_groups.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        pathOf={({ id }) => `/admin/price-groups/${id}`}
        filters={[
          {
            name: 'use',
            label: t('price_groups.use'),
            options: USES.map((value) => ({ value, label: t(`price_groups.use.${value}`) })),
          },
        ]}
        action={
          <Group gap="xs" wrap="nowrap">
            <SharedMenu />
            {mayManage && (
              <Button
                component={Link}
                to={`/admin/price-groups/new${search}`}
                leftSection={<IconPlus size={16} stroke={1.5} />}
              >
                {t('price_groups.new')}
              </Button>
            )}
          </Group>
        }
        empty={{ title: t('price_groups.empty.title'), text: t('price_groups.empty.text') }}
        csv={t('price_groups.csv')}
      />
      <PriceGroupDrawer />
      <BoxSizesDialog />
    </>
  );
}

/** Sizes with a price, in the network's order. */
const sizesOf = ({ prices }: PriceGroup) => [...new Set(prices.map(({ sizeCode }) => sizeCode))];

function pricesOf(group: PriceGroup, now: Date) {
  return sizesOf(group).flatMap((size) => {
    const lowest = lowestPriceAt(group.prices, size, now);
    return lowest ? [{ size, ...lowest }] : [];
  });
}

function useColumns(now: Date): Column<PriceGroup>[] {
  const t = useText(adminDe);
  const words = (group: PriceGroup) =>
    pricesOf(group, now).map(({ size, cents: amount, unit }) => ({
      size,
      text: t('price_groups.from', { price: formatMoney(cents(amount)), unit: t(`price_unit.${unit}`) }),
    }));
  return [
    {
      key: 'name',
      title: t('price_group.field.name'),
      sort: 'name',
      width: 240,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      key: 'prices',
      title: t('price_groups.prices'),
      sort: 'price',
      cell: (group) => <Prices prices={words(group)} />,
      csv: (group) =>
        words(group)
          .map(({ size, text }) => `${size} ${text}`)
          .join(', '),
    },
    {
      key: 'locations',
      title: t('price_groups.locations'),
      sort: 'locations',
      align: 'right',
      cell: ({ id, locations }) =>
        locations === 0 ? (
          0
        ) : (
          <Anchor component={Link} to={`/admin/locations?group=${id}`} inherit className="tabular">
            {t('price_groups.locations.count', { count: locations })}
          </Anchor>
        ),
      csv: ({ locations }) => locations,
    },
  ];
}

function Prices({ prices }: { prices: readonly { readonly size: string; readonly text: string }[] }) {
  const t = useText(adminDe);
  if (prices.length === 0) return t('prices.none');
  return (
    <span className={classes.prices}>
      {prices.map(({ size, text }) => (
        <span key={size} className="tabular">
          <b className={classes.size}>{size}</b> {text}
        </span>
      ))}
    </span>
  );
}

function inOrder(sort: (typeof SORTS)[number], dir: Direction, now: Date) {
  const turn = dir === 'asc' ? 1 : -1;
  const lowest = (group: PriceGroup) => Math.min(...pricesOf(group, now).map((price) => price.cents));
  return (one: PriceGroup, other: PriceGroup) => {
    const byName = one.name.localeCompare(other.name, 'de');
    if (sort === 'name') return byName * turn;
    const [a, b] = sort === 'price' ? [lowest(one), lowest(other)] : [one.locations, other.locations];
    return (a === b ? 0 : a < b ? -1 : 1) * turn || byName;
  };
}
