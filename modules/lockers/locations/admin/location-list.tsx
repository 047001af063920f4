import { pricingApi } from '@fachwerk/pricing/contract';
import { BoxSizesDialog } from '@fachwerk/pricing/parts';
import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import type { Column, Filter } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import type { List } from '@fachwerk/react/use-list';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ListedLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useAssignPriceGroup } from './assign-price-group.tsx';
import { useLocationColumns } from './location-columns.tsx';
import { NewLocation } from './location-drawer.tsx';
import { LocationMenu } from './location-menu.tsx';
import { ReviewLinkDialog } from './review-link-dialog.tsx';

const LIST = '/admin/locations';
const NEW = `${LIST}/new`;
const STATES = ['active', 'inactive'] as const;

type Props<Row extends ListedLocation> = {
  /** Filters `state` and `group` are of the list as well; what else is known of a location comes from the module above. */
  list: List<Row, { reviewLink: string }>;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** Above the list. */
  children?: ReactNode;
};

/** `/admin/locations`, and `/admin/locations/new` over it. What a location is stands on a page of its own. */
export function LocationList<Row extends ListedLocation>({ list, columns, filters, children }: Props<Row>) {
  const t = useText(adminDe);
  const { search, pathname } = useLocation();
  const mayManage = useMay('locations.manage');
  const own = useLocationColumns();
  const groups = useAsk(pricingApi.priceGroups, {}).data?.priceGroups ?? [];
  const assignment = useAssignPriceGroup(groups);
  return (
    <>
      <ListPage
        title={t('locations.title')}
        list={list}
        columns={[...own.before, ...columns, ...own.after]}
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
          ...filters,
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
        {children}
      </ListPage>
      <NewLocation isOpen={pathname === NEW} closeTo={LIST} networkReviewLink={list.first?.reviewLink ?? ''} />
      <BoxSizesDialog />
      {assignment.dialog}
      {list.first && <ReviewLinkDialog reviewLink={list.first.reviewLink} />}
    </>
  );
}
