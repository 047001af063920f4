import type { Output } from '@fachwerk/base/contract';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Facts } from '@fachwerk/site/facts';
import { Row, Stack } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { orderSiteApi, SiteOrder } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';
import { archiveSlot } from './slots.ts';

export type MyOrders = Output<typeof orderSiteApi.mine>;

export function View({ data }: ViewProps<MyOrders>) {
  const t = useText(siteDe);
  return (
    <Stack gap="large">
      <PageTitle lead={t('my_orders.lead')} back={{ to: '/konto', label: t('my_orders.account') }} />
      {data.orders.length === 0 && (
        <Empty icon="receipt" title={t('my_orders.empty')}>
          <p>{t('my_orders.empty_about')}</p>
          <ButtonLink to="/">{t('my_orders.book')}</ButtonLink>
        </Empty>
      )}
      {data.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {data.next && (
        <ButtonLink to={`/konto/bestellungen?vor=${data.next}`} kind="plain">
          {t('my_orders.older')}
        </ButtonLink>
      )}
    </Stack>
  );
}

function OrderCard({ order }: { readonly order: SiteOrder }) {
  const t = useText(siteDe);
  const { number, orderHash } = order;
  return (
    <Card title={t('my_orders.number', { number })}>
      <Stack gap="small">
        {order.lines.map((line) => (
          <p key={`${line.kind} ${line.subjectId}`}>
            {line.quantity > 1 && `${line.quantity} × `}
            {line.title}
            {line.detail && ` · ${line.detail}`}
          </p>
        ))}
      </Stack>
      <Facts
        facts={[
          { label: t('my_orders.placed'), value: <Time at={order.placedAt} timeZone={HOUSE_ZONE} /> },
          { label: t('my_orders.status'), value: t(`order.status.${order.status}`) },
          { label: t('my_orders.payment'), value: t(`order.payment.${order.paymentState}`) },
          { label: t('my_orders.party'), value: order.contractParty },
          {
            label: t('my_orders.refunded'),
            value: order.refundedCents > 0 ? <Money cents={order.refundedCents} /> : null,
          },
          { label: t('my_orders.total'), value: <Money cents={order.totalCents} />, isStrong: true },
        ]}
      />
      <Row gap="small">
        <ButtonLink to={`/bestellung/${orderHash}`} kind="plain">
          {t('my_orders.show')}
          <span className="fw-hidden"> {number}</span>
        </ButtonLink>
        <InSlot slot={archiveSlot} given={order} />
        {order.invoices.map(({ id, kind, number: invoice }) => (
          <ButtonLink key={id} to={`/bestellung/${orderHash}/rechnung?beleg=${id}`} kind="quiet" icon="receipt">
            {t(`my_orders.${kind}`, { number: invoice })}
          </ButtonLink>
        ))}
      </Row>
    </Card>
  );
}
