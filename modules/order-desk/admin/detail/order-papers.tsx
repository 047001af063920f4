import type { Input } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { type OrderStory, orderApi } from '@fachwerk/orders/contract-staff';
import { call } from '@fachwerk/react/call';
import { downloadFile } from '@fachwerk/react/download';
import { Money } from '@fachwerk/react/money';
import { notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';

type Wish = Pick<Input<typeof orderApi.export>, 'format' | 'invoiceId'>;

/** Invoices and corrections as they were issued; before the payment, the order on paper. */
export function OrderPapers({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  const mayDownload = useMay('orders.export');
  const { invoices } = order;
  return (
    <section className={classes.part}>
      <Title order={3}>{t('order.invoices')}</Title>
      {invoices.length === 0 && <Text c="dimmed">{t('order.no_invoice')}</Text>}
      <ul className={classes.rows}>
        {invoices.map(({ id, kind, number, issuedAt, grossCents }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <span>
                {t(`order.kind.${kind}`)} <span className="tabular">{number}</span>
              </span>
              <Text size="sm" c="dimmed">
                {formatDate(issuedAt)} · <Money amount={cents(grossCents)} />
              </Text>
            </div>
            {mayDownload && (
              <DownloadButton
                order={order}
                wish={{ format: 'pdf', invoiceId: id }}
                label={t('order.download_invoice', { number })}
              >
                {t('order.pdf')}
              </DownloadButton>
            )}
          </li>
        ))}
      </ul>
      {mayDownload && (
        <Group gap="xs" mt="xs">
          {invoices.length === 0 && (
            <DownloadButton order={order} wish={{ format: 'pdf' }}>
              {t('order.download')}
            </DownloadButton>
          )}
          <DownloadButton order={order} wish={{ format: 'csv' }}>
            {t('order.download_csv')}
          </DownloadButton>
        </Group>
      )}
    </section>
  );
}

type ButtonProps = { order: OrderStory; wish: Wish; label?: string; children: string };

function DownloadButton({ order, wish, label, children }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await call(orderApi.export, { orderHash: order.orderHash, ...wish }).then(downloadFile, notifyProblem);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      onClick={load}
      leftSection={<IconDownload size={16} stroke={1.5} />}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Button>
  );
}
