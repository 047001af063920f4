import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const columns = useColumns();
  const list = useListState();
  const asked = useAsk(pricingApi.priceGroups, {});
  const lookAgain = () => void client.invalidateQueries();
  useStream(pricingStream, lookAgain, lookAgain);
  const wanted = list.search.toLowerCase();
  const found = asked.data?.priceGroups.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      <ListPage
        title={t('price_groups.title')}
        state={list}
        query={asked}
        rows={found?.slice(list.offset, list.offset + list.limit)}
        total={found?.length}
        columns={columns}
        keyOf={({ id }) => id}
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
