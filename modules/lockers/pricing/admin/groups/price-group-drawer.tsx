import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { pricingApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SIZES_HASH } from '../shared-menu.tsx';
import { PriceGroupForm } from './price-group-form.tsx';
import { GroupPreview } from './price-preview.tsx';

const LIST = '/admin/price-groups';
const NEW = 'new';

/** `/admin/price-groups/:id`, and `/admin/price-groups/new`. */
export function PriceGroupDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const groups = useAsk(pricingApi.priceGroups, {});
  const group = groups.data?.priceGroups.find((each) => each.id === id);
  const title = id === NEW ? t('price_groups.new') : (group?.name ?? t('price_groups.one'));
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={title}
      {...(group && { subtitle: t('price_groups.used', { count: group.locations }) })}
      closeTo={LIST}
      width={688}
    >
      {groups.isError && !groups.data && <ErrorState error={groups.error} onRetry={() => groups.refetch()} />}
      {groups.isPending && <Loading lines={10} />}
      {groups.data && id !== undefined && <Sheet key={id} id={id} />}
    </DetailDrawer>
  );
}

function Sheet({ id }: { id: string }) {
  const t = useText(adminDe);
  const mayManage = useMay('locations.manage');
  const groups = useAsk(pricingApi.priceGroups, {});
  const sizes = useAsk(pricingApi.boxSizes, {});
  const group = groups.data?.priceGroups.find((each) => each.id === id) ?? null;
  if (id !== NEW && !group) return <NotFound text={t('price_group.unknown')} />;
  if (!mayManage) return group ? <GroupPreview prices={group.prices} /> : <NoPermission />;
  if (sizes.isError && !sizes.data) return <ErrorState error={sizes.error} onRetry={() => sizes.refetch()} />;
  if (!sizes.data) return <Loading lines={10} />;
  if (sizes.data.boxSizes.length === 0) {
    return (
      <Empty
        title={t('price_groups.no_sizes.title')}
        text={t('price_groups.no_sizes.text')}
        action={
          <Button component={Link} to={`${LIST}${SIZES_HASH}`}>
            {t('box_sizes.title')}
          </Button>
        }
      />
    );
  }
  return <PriceGroupForm group={group} sizes={sizes.data.boxSizes} />;
}
