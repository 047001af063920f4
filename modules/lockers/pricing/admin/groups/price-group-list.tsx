import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Anchor, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { PriceGroup } from '../../contract.ts';
import { pricingApi, pricingStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SharedMenu } from '../shared-menu.tsx';
import { BoxSizesDialog } from '../sizes/box-sizes-dialog.tsx';
import { PriceGroupDrawer } from './price-group-drawer.tsx';

/** `/admin/price-groups/:id?` */
export function PriceGroupList() {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('locations.manage');
  const columns = useColumns();
  const state = useListState();
  const wanted = state.search.toLowerCase();
  const list = useList(pricingApi.priceGroups, {
    state,
    input: {},
    rows: ({ priceGroups }) => priceGroups,
    arrange: (groups) => groups.filter(({ name }) => name.toLowerCase().includes(wanted)),
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
      />
      <PriceGroupDrawer />
      <BoxSizesDialog />
    </>
  );
}

function useColumns(): Column<PriceGroup>[] {
  const t = useText(adminDe);
  const sizesOf = ({ prices }: PriceGroup) => [...new Set(prices.map(({ sizeCode }) => sizeCode))].join(', ');
  return [
    { key: 'name', title: t('price_group.field.name'), width: 280, cell: ({ name }) => name, csv: ({ name }) => name },
    {
      key: 'sizes',
      title: t('price_groups.sizes'),
      cell: (group) => sizesOf(group) || t('kit.none'),
      csv: sizesOf,
    },
    {
      key: 'locations',
      title: t('price_groups.locations'),
      align: 'right',
      cell: ({ id, locations }) =>
        locations === 0 ? (
          0
        ) : (
          <Anchor component={Link} to={`/admin/locations?group=${id}`}>
            {locations}
          </Anchor>
        ),
      csv: ({ locations }) => locations,
    },
  ];
}
