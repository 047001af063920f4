import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDate, formatDateTime } from '@fachwerk/react/time';
import { Anchor, Box, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { StatementLine } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './settlement.module.css';

/** Each paper leads to its order, and each rental to its story with the openings of its door. */
export function LineTable({ lines }: { lines: readonly StatementLine[] }) {
  const t = useText(adminDe);
  return (
    <>
      <Title order={2} size="h4" mb="xs">
        {t('settlement.lines')}
      </Title>
      {lines.length === 0 ? (
        <Text c="dimmed">{t('settlement.no_lines')}</Text>
      ) : (
        <Box className={classes.scroll ?? ''} role="region" aria-label={t('settlement.lines')} tabIndex={0}>
          <Table className={classes.lines ?? ''}>
            <Table.Thead>
              <Table.Tr>
                {(['paper', 'date', 'order', 'rentals'] as const).map((column) => (
                  <Table.Th key={column} scope="col">
                    {t(`settlement.${column}`)}
                  </Table.Th>
                ))}
                <Table.Th scope="col" className={classes.number ?? ''}>
                  {t('settlement.base')}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <Line key={line.paperId} line={line} />
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      )}
    </>
  );
}

function Line({
  line: { paperNumber, paperKind, issuedAt, orderId, orderNumber, netCents, rentals },
}: {
  line: StatementLine;
}) {
  const t = useText(adminDe);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {paperNumber}
        {paperKind === 'credit' && (
          <Text size="xs" c="dimmed">
            {t('settlement.credit')}
          </Text>
        )}
      </Table.Th>
      <Table.Td>{formatDate(issuedAt)}</Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/admin/orders/${orderId}`} size="sm">
          {orderNumber}
        </Anchor>
      </Table.Td>
      <Table.Td className={classes.rentals ?? ''}>
        {rentals.map(({ id, locationName: location, openings: count, firstOpenedAt }) => (
          <div key={id}>
            <Anchor component={Link} to={`/admin/access-rights/${id}?tab=all`} size="sm">
              {firstOpenedAt
                ? t('settlement.rental', { location, count, time: formatDateTime(firstOpenedAt) })
                : t('settlement.rental_unopened', { location })}
            </Anchor>
          </div>
        ))}
      </Table.Td>
      <Table.Td className={classes.number ?? ''}>{formatMoney(cents(netCents))}</Table.Td>
    </Table.Tr>
  );
}
