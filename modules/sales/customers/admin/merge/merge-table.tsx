import { cents } from '@fachwerk/base/money';
import { Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MergeParty, MergePreview } from '../../contract-merge.ts';
import { fullName } from '../../rules/customer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TagChips } from '../tags/tag-chip.tsx';
import classes from './merge.module.css';

type Line = {
  readonly name: string;
  readonly cell: (party: MergeParty) => ReactNode;
  /** Of two values one stays, and a tick says which. */
  readonly stays?: (party: MergeParty) => boolean;
};

/** Where two values differ a tick stands at the one that stays, and the other is quiet; records are added up. */
export function MergeTable({ preview }: { preview: MergePreview }) {
  const t = useText(adminDe);
  const lines = useLines(preview).filter(({ cell }) => cell(preview.kept) || cell(preview.other));
  const sides = [
    ['kept', preview.kept],
    ['other', preview.other],
  ] as const;
  return (
    <table className={classes.table} aria-label={t('customers.merge.compare')}>
      <thead>
        <tr className={classes.row}>
          <td className={classes.label} />
          {sides.map(([side]) => (
            <th key={side} scope="col" className={classes.head} data-side={side}>
              {t(`customers.merge.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name} className={classes.row}>
            <th scope="row" className={classes.label}>
              {line.name}
            </th>
            {sides.map(([side, party]) => (
              <Cell
                key={side}
                line={line}
                party={party}
                isAdded={side === 'other'}
                isChoice={isChoice(line, preview)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isChoice = ({ stays }: Line, { kept, other }: MergePreview) => Boolean(stays && stays(kept) !== stays(other));

type CellProps = { line: Line; party: MergeParty; isAdded: boolean; isChoice: boolean };

function Cell({ line: { cell, stays }, party, isAdded, isChoice: mustChoose }: CellProps) {
  const t = useText(adminDe);
  const value = cell(party);
  const isLost = mustChoose && !stays?.(party);
  return (
    <td className={classes.cell} data-lost={isLost || !value || undefined}>
      {mustChoose && !isLost && <IconCheck size={16} stroke={2} aria-label={t('customers.merge.stays')} />}
      <span className={classes.value}>
        {!stays && isAdded && value ? '+ ' : ''}
        {value || t('kit.none')}
      </span>
    </td>
  );
}

/** A long address breaks before its host. */
function Address({ email }: { email: string }) {
  const [local, host] = email.split('@');
  return (
    <>
      {local}
      <wbr />@{host}
    </>
  );
}

function useLines({ kept, other, merged }: MergePreview): Line[] {
  const t = useText(adminDe);
  const since = Math.min(kept.createdAt.getTime(), other.createdAt.getTime());
  const figure = (name: 'orders' | 'rentals' | 'appointments'): Line => ({
    name: t(`customers.figure.${name}`),
    cell: ({ figures }) => figures[name] || '',
  });
  return [
    {
      name: t('customers.field.name'),
      cell: fullName,
      stays: (party) => fullName(party) === fullName(merged),
    },
    {
      name: t('customers.field.email'),
      cell: ({ email }) => email && <Address email={email} />,
      stays: ({ email }) => email === merged.email,
    },
    { name: t('customers.field.phone'), cell: ({ phone }) => phone, stays: ({ phone }) => phone === merged.phone },
    {
      name: t('customers.field.state'),
      cell: ({ blockedAt }) => t(blockedAt ? 'customers.state.blocked' : 'customers.state.active'),
      stays: ({ blockedAt }) => Boolean(blockedAt) === Boolean(merged.blockedAt),
    },
    {
      name: t('customers.field.newsletter'),
      cell: ({ newsletter }) => t(`customers.newsletter.${newsletter}`),
      stays: ({ newsletter }) => newsletter === merged.newsletter,
    },
    {
      name: t('customers.field.createdAt'),
      cell: ({ createdAt }) => formatDate(createdAt),
      stays: ({ createdAt }) => formatDate(createdAt) === formatDate(new Date(since)),
    },
    {
      name: t('customers.figure.spentCents'),
      cell: ({ figures }) => (figures.spentCents ? <Money amount={cents(figures.spentCents)} /> : ''),
    },
    figure('orders'),
    figure('rentals'),
    figure('appointments'),
    { name: t('customers.addresses'), cell: ({ addresses }) => addresses || '' },
    { name: t('customers.tab.notes'), cell: ({ notes }) => notes || '' },
    {
      name: t('customers.tags'),
      cell: ({ tags }) => (tags.length > 0 ? <TagChips tags={tags} /> : ''),
    },
  ];
}
