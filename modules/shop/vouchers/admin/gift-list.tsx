import { cents } from '@fachwerk/base/money';
import { startOfDay } from '@fachwerk/base/time';
import { useChange } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column, RowAction } from '@fachwerk/react/list-types';
import { formatMoney, Money } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDate } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Anchor, Group, Text } from '@mantine/core';
import { IconCalendarOff, IconCircleCheck, IconLock, IconLockOpen, IconMail, IconTicketOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Gift, type GiftState, giftApi } from '../contract-gift.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<GiftState> = {
  open: { icon: IconCircleCheck, tone: 'ok' },
  spent: { icon: IconTicketOff, tone: 'quiet' },
  blocked: { icon: IconLock, tone: 'warn' },
  expired: { icon: IconCalendarOff, tone: 'quiet' },
};

/** `/admin/gift-vouchers`: what was sold, what is left on it, and what the company owes on all of them. */
export function GiftList() {
  const t = useText(adminDe);
  const state = useListState();
  const list = useList(giftApi.list, {
    state,
    input: { ...(state.search && { search: state.search }) },
    rows: ({ gifts }) => gifts,
    next: ({ next }, { input }) => next && { ...input, before: next },
    total: ({ total }) => total,
  });
  const columns = useColumns();
  const rowActions = useRowActions();
  return (
    <ListPage
      title={t('gifts.title')}
      list={list}
      columns={columns}
      nameOf={({ ending }) => ending}
      rowActions={rowActions}
      empty={{ title: t('gifts.empty.title'), text: t('gifts.empty.text') }}
      csv={t('gifts.csv')}
    >
      <Group gap="md" mb="xs">
        <Anchor component={Link} to="/admin/coupons">
          {t('gifts.coupons')}
        </Anchor>
        {list.first && <Text c="dimmed">{t('gifts.open', { amount: formatMoney(cents(list.first.openCents)) })}</Text>}
      </Group>
    </ListPage>
  );
}

function useColumns(): Column<Gift>[] {
  const t = useText(adminDe);
  return [
    {
      key: 'ending',
      title: t('gifts.ending'),
      cell: ({ ending }) => `…${ending}`,
      csv: ({ ending }) => ending,
    },
    {
      key: 'balance',
      title: t('gifts.balance'),
      align: 'right',
      cell: ({ balanceCents }) => <Money amount={cents(balanceCents)} />,
      csv: ({ balanceCents }) => balanceCents / 100,
      rank: 1,
    },
    {
      key: 'initial',
      title: t('gifts.initial'),
      align: 'right',
      cell: ({ initialCents }) => <Money amount={cents(initialCents)} />,
      csv: ({ initialCents }) => initialCents / 100,
      rank: 3,
    },
    {
      key: 'state',
      title: t('gifts.state'),
      cell: ({ state }) => <StateMark look={LOOKS[state]}>{t(`gifts.state.${state}`)}</StateMark>,
      csv: ({ state }) => t(`gifts.state.${state}`),
      rank: 2,
    },
    { key: 'recipient', title: t('gifts.recipient'), cell: ({ recipient }) => recipient, rank: 6 },
    {
      key: 'order',
      title: t('gifts.order'),
      cell: ({ orderId, orderNumber }) => (
        <Anchor component={Link} to={`/admin/orders/${orderId}`}>
          {orderNumber}
        </Anchor>
      ),
      csv: ({ orderNumber }) => orderNumber,
      rank: 4,
    },
    { key: 'issued', title: t('gifts.issued'), cell: ({ issuedAt }) => <Ago at={issuedAt} />, rank: 5 },
    {
      key: 'expires',
      title: t('gifts.expires'),
      cell: ({ expiresOn }) => formatDate(startOfDay(Temporal.PlainDate.from(expiresOn))),
      csv: ({ expiresOn }) => expiresOn,
      rank: 5,
    },
  ];
}

function useRowActions(): (gift: Gift) => readonly RowAction[] {
  const t = useText(adminDe);
  const mayManage = useMay('vouchers.manage');
  const block = useChange(giftApi.block);
  const mail = useChange(giftApi.mail);
  return ({ id, state }) => {
    if (!mayManage) return [];
    const isBlocked = state === 'blocked';
    return [
      {
        label: t('gifts.mail'),
        icon: IconMail,
        run: () => void mail.mutateAsync({ id }).then(() => notify(t('gifts.mailed'))),
      },
      {
        label: t(isBlocked ? 'gifts.unblock' : 'gifts.block'),
        icon: isBlocked ? IconLockOpen : IconLock,
        run: () => block.mutate({ id, isBlocked: !isBlocked }),
      },
    ];
  };
}
