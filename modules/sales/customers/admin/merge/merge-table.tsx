import { cents } from '@fachwerk/base/money';
import { Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MergeParty, MergePreview } from '../../contract-merge.ts';
import { fullName } from '../../rules/customer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerState } from '../customer-state.tsx';
import { TagChips } from '../tags/tag-chip.tsx';
import classes from './merge.module.css';

type Line = {
  readonly name: string;
  readonly cell: (party: MergeParty) => ReactNode;
  /** Whose stays; records of both do. */
  readonly stays: (party: MergeParty) => boolean;
};

/** A tick stands at what there is afterwards; what falls away is quiet. */
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
        {lines.map(({ name, cell, stays }) => (
          <tr key={name} className={classes.row}>
            <th scope="row" className={classes.label}>
              {name}
            </th>
            {sides.map(([side, party]) => (
              <Cell key={side} isThere={Boolean(cell(party))} stays={stays(party)}>
                {cell(party) || t('kit.none')}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ isThere, stays, children }: { isThere: boolean; stays: boolean; children: ReactNode }) {
  const t = useText(adminDe);
  return (
    <td className={classes.cell} data-stays={(isThere && stays) || undefined}>
      {isThere && stays && <IconCheck size={16} stroke={2} aria-label={t('customers.merge.stays')} />}
      <span className={classes.value}>{children}</span>
    </td>
  );
}

function useLines({ merged }: MergePreview): Line[] {
  const t = useText(adminDe);
  const both = () => true;
  const figure = (name: 'orders' | 'rentals' | 'appointments'): Line => ({
    name: t(`customers.figure.${name}`),
    cell: ({ figures }) => figures[name] || '',
    stays: both,
  });
  return [
    {
      name: t('customers.field.name'),
      cell: fullName,
      stays: (party) => fullName(party) === fullName(merged),
    },
    { name: t('customers.field.email'), cell: ({ email }) => email, stays: ({ email }) => email === merged.email },
    { name: t('customers.field.phone'), cell: ({ phone }) => phone, stays: ({ phone }) => phone === merged.phone },
    {
      name: t('customers.field.state'),
      cell: (party) => <CustomerState customer={party} />,
      stays: ({ blockedAt }) => Boolean(blockedAt) === Boolean(merged.blockedAt),
    },
    {
      name: t('customers.field.newsletter'),
      cell: ({ newsletter }) => t(`customers.newsletter.${newsletter}`),
      stays: ({ newsletter }) => newsletter === merged.newsletter,
    },
    { name: t('customers.field.createdAt'), cell: ({ createdAt }) => formatDate(createdAt), stays: both },
    {
      name: t('customers.figure.spentCents'),
      cell: ({ figures }) => (figures.spentCents ? <Money amount={cents(figures.spentCents)} /> : ''),
      stays: both,
    },
    figure('orders'),
    figure('rentals'),
    figure('appointments'),
    { name: t('customers.addresses'), cell: ({ addresses }) => addresses || '', stays: both },
    { name: t('customers.tab.notes'), cell: ({ notes }) => notes || '', stays: both },
    {
      name: t('customers.tags'),
      cell: ({ tags }) => (tags.length > 0 ? <TagChips tags={tags} /> : ''),
      stays: both,
    },
  ];
}
