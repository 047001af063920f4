import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDate, formatDateTime } from '@fachwerk/react/time';
import type { Withdrawal } from '../contract.ts';
import { refundDueAt } from '../rules/limits.ts';
import { adminDe } from '../texts/admin.de.ts';
import type { WithdrawalTab } from './use-withdrawal-list.ts';
import { WithdrawalMark } from './withdrawal-state.tsx';
import classes from './withdrawals.module.css';

export function useWithdrawalColumns(tab: WithdrawalTab): Column<Withdrawal>[] {
  const t = useText(adminDe);
  const columns: Column<Withdrawal>[] = [
    {
      key: 'name',
      title: t('withdrawals.field.name'),
      cell: ({ name, email }) => (
        <span className={classes.stack}>
          <span>{name}</span>
          <span className={classes.quiet}>{email}</span>
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      key: 'order',
      title: t('withdrawals.field.order'),
      cell: ({ orderNumber, orderId }) => (
        <span className={classes.stack}>
          <span className="tabular">{orderNumber}</span>
          {!orderId && <span className={classes.quiet}>{t('withdrawals.order.unknown')}</span>}
        </span>
      ),
      csv: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'received',
      title: t('withdrawals.field.received'),
      cell: ({ receivedAt }) => <Ago at={receivedAt} />,
      csv: ({ receivedAt }) => formatDateTime(receivedAt),
    },
    {
      key: 'due',
      title: t('withdrawals.field.due'),
      cell: ({ receivedAt }) => <span className="tabular">{formatDate(refundDueAt(receivedAt))}</span>,
      csv: ({ receivedAt }) => formatDate(refundDueAt(receivedAt)),
    },
    {
      key: 'company',
      title: t('withdrawals.field.company'),
      rank: 4,
      cell: ({ companyName }) => companyName,
      csv: ({ companyName }) => companyName,
    },
    {
      key: 'state',
      title: t('withdrawals.field.state'),
      cell: ({ state }) => <WithdrawalMark state={state} />,
      csv: ({ state }) => t(`withdrawals.state.${state}`),
    },
  ];
  const exported: Column<Withdrawal>[] = [
    {
      key: 'email',
      title: t('withdrawals.field.email'),
      rank: 6,
      cell: ({ email }) => email,
      csv: ({ email }) => email,
    },
    {
      key: 'subject',
      title: t('withdrawals.field.subject'),
      rank: 5,
      cell: ({ subject }) => subject || t('withdraw.whole_order'),
      csv: ({ subject }) => subject || t('withdraw.whole_order'),
    },
  ];
  // Money is due only where nobody has answered yet, and there every state is the same.
  const shown = columns.filter(({ key }) => key !== (tab === 'new' ? 'state' : tab === 'answered' ? 'due' : ''));
  return [...shown, ...exported];
}
