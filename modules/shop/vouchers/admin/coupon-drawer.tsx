import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { Fact, Facts } from '@fachwerk/react/facts';
import { isId } from '@fachwerk/react/list-state';
import { Money } from '@fachwerk/react/money';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { type Coupon, type CouponUse, couponApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { CouponActions } from './coupon-actions.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponStateMark } from './coupon-state.tsx';

const LIST = '/admin/coupons';
const NEW = 'new';

/** `/admin/coupons/:id`, and `/admin/coupons/new`. */
export function CouponDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const mayManage = useMay('vouchers.manage');
  return (
    <>
      <DetailDrawer isOpen={id === NEW} title={t('coupons.new')} closeTo={LIST}>
        {mayManage ? id === NEW && <CouponForm coupon={null} names={[]} /> : <NoPermission />}
      </DetailDrawer>
      <OneCoupon id={id === NEW ? undefined : id} />
    </>
  );
}

function OneCoupon({ id }: { id: string | undefined }) {
  const t = useText(adminDe);
  const mayManage = useMay('vouchers.manage');
  const asked = useAsk(couponApi.find, { id: id ?? '' }, { isEnabled: id !== undefined && isId(id) });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={id !== undefined && !isId(id) ? { ...asked, data: undefined, isError: true } : asked}
      kind={t('coupons.one')}
      title={({ coupon }) => coupon.code}
      subtitle={({ coupon }) => <CouponStateMark state={coupon.state} />}
      gone={t('coupons.gone')}
      closeTo={LIST}
    >
      {({ coupon, uses, names }) => (
        <Stack gap="lg" key={coupon.id}>
          <CouponActions coupon={coupon} />
          <Costs coupon={coupon} />
          {mayManage && <CouponForm coupon={coupon} names={names} />}
          <Uses uses={uses} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

function Costs({ coupon: { name, uses, mostUses, costCents } }: { coupon: Coupon }) {
  const t = useText(adminDe);
  return (
    <Facts>
      <Fact name={t('coupons.field.name')}>{name}</Fact>
      <Fact name={t('coupons.field.uses')}>
        {mostUses === null ? String(uses) : t('coupons.uses_of', { uses, most: mostUses })}
      </Fact>
      <Fact name={t('coupons.field.costCents')}>
        <Money amount={cents(costCents)} />
      </Fact>
    </Facts>
  );
}

function Uses({ uses }: { uses: readonly CouponUse[] }) {
  const t = useText(adminDe);
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('coupons.uses')}
      </Title>
      {uses.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('coupons.uses.none')}
        </Text>
      )}
      {uses.length > 0 && (
        <Table aria-label={t('coupons.uses')} verticalSpacing={6}>
          <Table.Tbody>
            {uses.map(({ orderId, orderNumber, usedAt, costCents, isGivenBack }) => (
              <Table.Tr key={orderId}>
                <Table.Td>
                  <Anchor component={Link} to={`/admin/orders/${orderId}`}>
                    {orderNumber}
                  </Anchor>
                  {isGivenBack && (
                    <Text size="xs" c="dimmed">
                      {t('coupons.uses.given_back')}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{formatDateTime(usedAt)}</Table.Td>
                <Table.Td ta="right" className="tabular">
                  <Money amount={cents(costCents)} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
