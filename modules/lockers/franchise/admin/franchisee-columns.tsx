import type { Column } from '@fachwerk/react/list-types';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { Franchisee } from '../contract.ts';
import { contractState } from '../rules/contract-period.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ContractMark, useToday } from './contract-mark.tsx';

type Columns = Record<'before' | 'after', readonly Column<Franchisee>[]>;

/** Who it is comes first, then the figures of others, then the contract. */
export function useFranchiseeColumns(): Columns {
  const t = useText(adminDe);
  const today = useToday();
  const before: Column<Franchisee>[] = [
    {
      key: 'name',
      title: t('franchisees.name'),
      sort: 'name',
      width: 220,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      key: 'city',
      title: t('franchisees.city'),
      sort: 'city',
      rank: 4,
      cell: ({ address }) => address.city || t('kit.none'),
      csv: ({ address }) => address.city,
    },
  ];
  const after: Column<Franchisee>[] = [
    {
      key: 'share',
      title: t('franchisees.share'),
      sort: 'share',
      align: 'right',
      rank: 3,
      cell: (franchisee) => <span className="tabular">{shareText(franchisee)}</span>,
      csv: ({ feeBasisPoints }) => feeBasisPoints / 100,
    },
    {
      key: 'party',
      title: t('franchisees.party'),
      rank: 6,
      cell: ({ contractParty }) => t(`franchisee.party.${contractParty}`),
      csv: ({ contractParty }) => t(`franchisee.party.${contractParty}`),
    },
    {
      key: 'contract',
      title: t('franchisees.contract'),
      sort: 'until',
      rank: 2,
      cell: (franchisee) => <ContractMark contract={franchisee} />,
      csv: (franchisee) => t(`franchisee.contract.${contractState(franchisee, today)}`),
    },
    {
      key: 'locations',
      title: t('franchisees.locations'),
      sort: 'locations',
      align: 'right',
      isNamed: true,
      cell: (franchisee) => <Count of="locations" franchisee={franchisee} />,
      csv: ({ locations }) => locations.length,
    },
    {
      key: 'users',
      title: t('franchisees.users'),
      sort: 'users',
      align: 'right',
      rank: 5,
      cell: (franchisee) => <Count of="users" franchisee={franchisee} />,
      csv: ({ users }) => users.length,
    },
  ];
  return { before, after };
}

const shareText = ({ feeBasisPoints }: Franchisee) => `${formatNumber(feeBasisPoints / 100, 2)} %`;

/** Every number leads to what it counts. */
function Count({ of, franchisee }: { of: 'locations' | 'users'; franchisee: Franchisee }) {
  const t = useText(adminDe);
  const { search } = useLocation();
  const count = franchisee[of].length;
  const words = of === 'users' ? t('franchisees.users.count', { count }) : t('franchisees.locations.count', { count });
  return (
    <Anchor
      component={Link}
      to={{ pathname: `/admin/franchisees/${franchisee.id}`, search, hash: `#${of}` }}
      aria-label={`${franchisee.name}: ${words}`}
      className="tabular"
    >
      {count}
    </Anchor>
  );
}
