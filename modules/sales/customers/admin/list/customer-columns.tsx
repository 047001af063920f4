import { cents } from '@fachwerk/base/money';
import type { Column } from '@fachwerk/react/list-types';
import { Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CustomerFigure, CustomerListRow } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerState, useCustomerName } from '../customer-state.tsx';
import { TagChips } from '../tags/tag-chip.tsx';
import classes from './customer-columns.module.css';

/** `figures`: those the caller sees; the others have no column. */
export function useCustomerColumns(figures: ReadonlySet<CustomerFigure>, hasTags: boolean): Column<CustomerListRow>[] {
  const t = useText(adminDe);
  const nameOf = useCustomerName();
  const numbers = useFigureColumns().filter(({ key }) => figures.has(key as CustomerFigure));
  const tags: Column<CustomerListRow> = {
    key: 'tags',
    title: t('customers.tags'),
    rank: 2,
    cell: (row) => <TagChips tags={row.tags} isRow />,
    csv: (row) => row.tags.map(({ name }) => name).join(', '),
  };
  return [
    {
      key: 'name',
      title: t('customers.field.name'),
      sort: 'name',
      width: 220,
      cell: (row) => <span className={classes.line}>{nameOf(row)}</span>,
      csv: nameOf,
    },
    ...(hasTags ? [tags] : []),
    ...numbers,
    {
      key: 'state',
      title: t('customers.field.state'),
      rank: 3,
      cell: (customer) => <CustomerState customer={customer} />,
      csv: ({ blockedAt }) => t(blockedAt ? 'customers.state.blocked' : 'customers.state.active'),
    },
    { key: 'email', title: t('customers.field.email'), rank: 4, cell: ({ email }) => email, csv: ({ email }) => email },
    {
      key: 'phone',
      width: 150,
      title: t('customers.field.phone'),
      rank: 5,
      cell: ({ phone }) => <span className={classes.line}>{phone || t('kit.none')}</span>,
      csv: ({ phone }) => phone,
    },
    {
      key: 'createdAt',
      title: t('customers.field.createdAt'),
      sort: 'createdAt',
      rank: 5,
      cell: ({ createdAt }) => <Ago at={createdAt} />,
      csv: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'newsletter',
      title: t('customers.field.newsletter'),
      rank: 6,
      cell: ({ newsletter }) => t(`customers.newsletter.${newsletter}`),
      csv: ({ newsletter }) => t(`customers.newsletter.${newsletter}`),
    },
    {
      key: 'lastSeenAt',
      title: t('customers.field.lastSeenAt'),
      sort: 'lastSeenAt',
      rank: 6,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago at={lastSeenAt} /> : t('customers.never')),
      csv: ({ lastSeenAt }) => lastSeenAt && formatDateTime(lastSeenAt),
    },
  ];
}

/** Their keys are the names of the figures. */
function useFigureColumns(): Column<CustomerListRow>[] {
  const t = useText(adminDe);
  const count = (key: 'orders' | 'rentals' | 'appointments'): Column<CustomerListRow> => ({
    key,
    title: t(`customers.figure.${key}`),
    rank: 3,
    align: 'right',
    cell: ({ figures }) => <Figure value={figures[key]}>{figures[key]}</Figure>,
    csv: ({ figures }) => figures[key],
  });
  return [
    {
      key: 'spentCents',
      title: t('customers.figure.spentCents'),
      sort: 'spentCents',
      align: 'right',
      rank: 1,
      cell: ({ figures: { spentCents } }) => (
        <Figure value={spentCents}>
          <Money amount={cents(spentCents ?? 0)} />
        </Figure>
      ),
      csv: ({ figures: { spentCents } }) => (spentCents === null ? null : spentCents / 100),
    },
    {
      key: 'openCents',
      title: t('customers.figure.openCents'),
      sort: 'openCents',
      isNamed: true,
      align: 'right',
      rank: 2,
      cell: ({ figures: { openCents } }) => (
        <Figure value={openCents} isAlarming>
          <Money amount={cents(openCents ?? 0)} />
        </Figure>
      ),
      csv: ({ figures: { openCents } }) => (openCents === null ? null : openCents / 100),
    },
    count('orders'),
    count('rentals'),
    count('appointments'),
    {
      key: 'lastContactAt',
      title: t('customers.figure.lastContactAt'),
      sort: 'lastContactAt',
      rank: 1,
      cell: ({ figures: { lastContactAt } }) => (lastContactAt ? <Ago at={lastContactAt} /> : t('customers.never')),
      csv: ({ figures: { lastContactAt } }) => lastContactAt && formatDateTime(lastContactAt),
    },
  ];
}

/** Nothing is a dash: a column of zeros hides the numbers. */
function Figure({
  value,
  isAlarming = false,
  children,
}: {
  value: number | null;
  isAlarming?: boolean;
  children: ReactNode;
}) {
  const t = useText(adminDe);
  if (!value)
    return (
      <Text component="span" inherit c="dimmed">
        {t('kit.none')}
      </Text>
    );
  return isAlarming ? (
    <Text component="span" inherit c="danger" fw={500}>
      {children}
    </Text>
  ) : (
    children
  );
}
