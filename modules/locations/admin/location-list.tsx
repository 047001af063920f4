import { pricingApi, pricingStream } from '@fachwerk/pricing/contract';
import { BoxSizesDialog } from '@fachwerk/pricing/parts';
import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { LocationSort, locationApi, locationStream, type StorageLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useLocationColumns } from './location-columns.tsx';
import { LocationDrawer } from './location-drawer.tsx';
import { LocationMenu } from './location-menu.tsx';
import { ReviewLinkDialog } from './review-link-dialog.tsx';

const STATES = ['active', 'inactive'] as const;

/** `/admin/locations/:id?` */
export function LocationList() {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('locations.manage');
  const client = useQueryClient();
  const columns = useLocationColumns();
  const groups = useAsk(pricingApi.priceGroups, {}).data?.priceGroups ?? [];
  const filters = { state: STATES, group: groups.map(({ id }) => id) };
  const list = useListState({ sort: LocationSort.options, filters });
  const asked = useAsk(locationApi.list, { orderBy: list.sort, dir: list.dir }, { keepPrevious: true });
  const lookAgain = () => void client.invalidateQueries();
  useStream(locationStream, lookAgain, lookAgain);
  useStream(pricingStream, lookAgain, lookAgain);

  const found = asked.data?.locations.filter(
    (location) =>
      matches(location, list.search) &&
      (!list.filters.state || location.isActive === (list.filters.state === 'active')) &&
      (!list.filters.group || location.priceGroupId === list.filters.group),
  );
  return (
    <>
      <ListPage
        title={t('locations.title')}
        state={list}
        query={asked}
        rows={found?.slice(list.offset, list.offset + list.limit)}
        total={found?.length}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name.de}
        pathOf={({ id }) => `/admin/locations/${id}`}
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
        ]}
        action={
          <Group gap="xs" wrap="nowrap">
            <LocationMenu />
            {mayManage && (
              <Button
                component={Link}
                to={`/admin/locations/new${search}`}
                leftSection={<IconPlus size={16} stroke={1.5} />}
              >
                {t('locations.new')}
              </Button>
            )}
          </Group>
        }
        empty={{
          title: t('locations.empty.title'),
          text: mayManage ? t('locations.empty.text') : t('locations.empty.reader'),
        }}
        csv={{ name: t('locations.csv'), load: async () => found ?? [] }}
      />
      <LocationDrawer networkReviewLink={asked.data?.reviewLink ?? ''} />
      <BoxSizesDialog />
      {asked.data && <ReviewLinkDialog reviewLink={asked.data.reviewLink} />}
    </>
  );
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
