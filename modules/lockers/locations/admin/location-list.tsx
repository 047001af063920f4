import { pricingApi, pricingStream } from '@fachwerk/pricing/contract';
import { BoxSizesDialog } from '@fachwerk/pricing/parts';
import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { LocationSort, locationApi, locationStream, type StorageLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useLocationColumns } from './location-columns.tsx';
import { NewLocation } from './location-drawer.tsx';
import { LocationMenu } from './location-menu.tsx';
import { ReviewLinkDialog } from './review-link-dialog.tsx';

const LIST = '/admin/locations';
const NEW = `${LIST}/new`;
const STATES = ['active', 'inactive'] as const;

/** `/admin/locations`, and `/admin/locations/new` over it. What a location is stands on a page of its own. */
export function LocationList() {
  const t = useText(adminDe);
  const { search, pathname } = useLocation();
  const mayManage = useMay('locations.manage');
  const columns = useLocationColumns();
  const groups = useAsk(pricingApi.priceGroups, {}).data?.priceGroups ?? [];
  const state = useListState({ sort: LocationSort.options, filters: { state: STATES, group: isId } });
  const list = useList(locationApi.list, {
    state,
    input: { orderBy: state.sort, dir: state.dir },
    rows: ({ locations }) => locations,
    arrange: (locations) =>
      locations.filter(
        (location) =>
          matches(location, state.search) &&
          (!state.filters.state || location.isActive === (state.filters.state === 'active')) &&
          (!state.filters.group || location.priceGroupId === state.filters.group),
      ),
    live: { hints: [locationStream, pricingStream] },
  });
  return (
    <>
      <ListPage
        title={t('locations.title')}
        list={list}
        columns={columns}
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
        empty={{
          title: t('locations.empty.title'),
          text: mayManage ? t('locations.empty.text') : t('locations.empty.reader'),
        }}
        csv={t('locations.csv')}
      />
      <NewLocation isOpen={pathname === NEW} closeTo={LIST} networkReviewLink={list.first?.reviewLink ?? ''} />
      <BoxSizesDialog />
      {list.first && <ReviewLinkDialog reviewLink={list.first.reviewLink} />}
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
