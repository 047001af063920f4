import { cents } from '@fachwerk/base/money';
import type { Column } from '@fachwerk/react/list-types';
import { formatMoney, Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../badge/rental-badge.module.css';
import { StateMarks, useRenterName } from '../badge/rental-badge.tsx';
import { fromTo, restWords } from '../badge/rental-time.ts';

export function useColumns(): Column<AccessRight>[] {
  const t = useText(adminDe);
  const renterName = useRenterName();
  return [
    {
      key: 'customer',
      title: t('access_rights.column.customer'),
      cell: (right) => (
        <span className={classes.stack}>
          <span className={classes.name}>{renterName(right)}</span>
          {right.customerName && <span className={`${classes.quiet} ${classes.cut}`}>{right.customerEmail}</span>}
        </span>
      ),
    },
    {
      key: 'box',
      title: t('access_rights.column.box'),
      cell: ({ lockNumber, sizeCode, locationName }) => (
        <span className={`${classes.stack} ${classes.cell}`}>
          {t('access_rights.box', { box: lockNumber, size: sizeCode })}
          <span className={`${classes.quiet} ${classes.cut}`}>{locationName}</span>
        </span>
      ),
    },
    { key: 'time', title: t('access_rights.column.time'), rank: 2, cell: (right) => <Times right={right} /> },
    { key: 'state', title: t('access_rights.column.state'), cell: (right) => <State right={right} /> },
    {
      key: 'order',
      title: t('access_rights.column.order'),
      rank: 3,
      align: 'right',
      cell: ({ priceCents, surchargeCents, orderNumber }) => (
        <span className={`${classes.stack} ${classes.cell} ${classes.right}`}>
          <Money amount={cents(priceCents + surchargeCents)} />
          <span className={`tabular ${classes.quiet}`}>{orderNumber}</span>
        </span>
      ),
    },
  ];
}

function Times({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  useNow();
  return (
    <span className={`${classes.stack} ${classes.cell}`}>
      <span className="tabular">{fromTo(right, new Date())}</span>
      <span className={right.dueCents > 0 ? classes.late : classes.quiet}>{restWords(right, new Date(), t)}</span>
    </span>
  );
}

function State({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  return (
    <span className={`${classes.stack} ${classes.cell}`}>
      <StateMarks right={right} />
      {right.dueCents > 0 && (
        <span className={`tabular ${classes.late}`}>
          {t('access_rights.due', { amount: formatMoney(cents(right.dueCents)) })}
        </span>
      )}
    </span>
  );
}
