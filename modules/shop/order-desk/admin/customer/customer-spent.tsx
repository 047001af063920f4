import { cents } from '@fachwerk/base/money';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

/** What somebody has spent here and what is still open, with the way to their orders. */
export function CustomerSpent({ customer }: { customer: { readonly id: string } }) {
  const mayRead = useMay('orders.read');
  return mayRead ? <Spent customerId={customer.id} /> : null;
}

function Spent({ customerId }: { customerId: string }) {
  const t = useText(adminDe);
  const { data } = useAsk(orderApi.customerTotals, { customerId });
  if (!data) return null;
  const { count, spentCents, refundedCents, openCents, lastAt } = data;
  return (
    <section aria-label={t('orders.customer.title')}>
      <Title order={3} mb="xs" mt="md">
        {t('orders.customer.title')}
      </Title>
      <Facts>
        <Fact name={t('orders.customer.spent')}>
          <Money amount={cents(spentCents)} />{' '}
          <Anchor component={Link} to={`/admin/orders-list?customer=${customerId}`} size="sm">
            {t('orders.customer.count', { count })}
          </Anchor>
        </Fact>
        {openCents > 0 && (
          <Fact name={t('orders.customer.open')}>
            <Text component="span" inherit c="danger" fw={500}>
              <Money amount={cents(openCents)} />
            </Text>
          </Fact>
        )}
        {refundedCents > 0 && (
          <Fact name={t('orders.customer.refunded')}>
            <Money amount={cents(refundedCents)} />
          </Fact>
        )}
        {lastAt && (
          <Fact name={t('orders.customer.last')}>
            <Ago at={lastAt} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}
