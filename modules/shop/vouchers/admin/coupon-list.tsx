import { cents } from '@fachwerk/base/money';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { formatMoney, Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { type Coupon, CouponState, couponApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { CouponDrawer } from './coupon-drawer.tsx';
import { CouponStateMark } from './coupon-state.tsx';

/** `/admin/coupons/:id?`: codes that make orders cheaper, how often they were used, and what that cost. */
export function CouponList() {
  const t = useText(adminDe);
  const mayManage = useMay('vouchers.manage');
  const state = useListState({ filters: { state: CouponState.options } });
  const list = useList(couponApi.list, {
    state,
    input: {
      ...(state.search && { search: state.search }),
      ...(state.filters.state && { state: state.filters.state }),
    },
    rows: ({ coupons }) => coupons,
    next: ({ next }, { input }) => next && { ...input, before: next },
    total: ({ total }) => total,
  });
  const columns = useColumns();
  return (
    <>
      <ListPage
        title={t('coupons.title')}
        list={list}
        columns={columns}
        nameOf={({ code }) => code}
        pathOf={({ id }) => `/admin/coupons/${id}`}
        filters={[
          {
            name: 'state',
            label: t('coupons.field.state'),
            options: CouponState.options.map((value) => ({ value, label: t(`coupons.state.${value}`) })),
          },
        ]}
        beside={
          <Button component={Link} to="/admin/gift-vouchers" variant="default">
            {t('gifts.title')}
          </Button>
        }
        action={mayManage && <AddButton />}
        empty={{
          title: t('coupons.empty.title'),
          text: t(mayManage ? 'coupons.empty.text' : 'coupons.empty.reader'),
          ...(mayManage && { action: <AddButton /> }),
        }}
        csv={t('coupons.csv')}
      />

      <CouponDrawer />
    </>
  );
}

function AddButton() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Button component={Link} to={`/admin/coupons/new${search}`} leftSection={<IconPlus size={16} stroke={1.5} />}>
      {t('coupons.add')}
    </Button>
  );
}

function useColumns(): Column<Coupon>[] {
  const t = useText(adminDe);
  const worth = useWorth();
  const uses = ({ uses: used, mostUses }: Coupon) =>
    mostUses === null ? String(used) : t('coupons.uses_of', { uses: used, most: mostUses });
  return [
    {
      key: 'code',
      title: t('coupons.field.code'),
      cell: ({ code, name }) => (
        <>
          {code}
          <Text size="xs" c="dimmed" truncate>
            {name}
          </Text>
        </>
      ),
      csv: ({ code }) => code,
    },
    {
      key: 'worth',
      title: t('coupons.field.worth'),
      cell: (coupon) => <span className="money">{worth(coupon)}</span>,
      csv: worth,
      rank: 1,
    },
    {
      key: 'state',
      title: t('coupons.field.state'),
      cell: ({ state }) => <CouponStateMark state={state} />,
      csv: ({ state }) => t(`coupons.state.${state}`),
      rank: 2,
    },
    { key: 'uses', title: t('coupons.field.uses'), align: 'right', cell: uses, csv: ({ uses: used }) => used, rank: 3 },
    {
      key: 'cost',
      title: t('coupons.field.costCents'),
      align: 'right',
      cell: ({ costCents }) => <Money amount={cents(costCents)} />,
      csv: ({ costCents }) => costCents / 100,
      rank: 4,
    },
  ];
}

/** `5,00 € Rabatt`; what is free is named in the drawer. */
function useWorth(): (coupon: Coupon) => string {
  const t = useText(adminDe);
  return ({ kind, amountCents, percent }) => {
    if (kind === 'amount') return t('vouchers.worth.amount', { amount: formatMoney(cents(amountCents)) });
    if (kind === 'percent') return t('vouchers.worth.percent', { percent });
    return t(`coupons.kind.${kind}`);
  };
}
