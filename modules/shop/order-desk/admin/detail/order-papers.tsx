import type { Input } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import type { FileAnswer } from '@fachwerk/base/schema';
import { eInvoiceApi } from '@fachwerk/e-invoices/contract';
import { type OrderStory, orderApi } from '@fachwerk/orders/contract-staff';
import { call, useAsk } from '@fachwerk/react/call';
import { downloadFile } from '@fachwerk/react/download';
import { Money } from '@fachwerk/react/money';
import { notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';

type GoodsRequest = Pick<Input<typeof orderApi.export>, 'format' | 'invoiceId'>;

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
        {invoices.map(({ id, kind, number, issuedAt, grossCents, hasFigures }) => (
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
              <Group gap="xs" wrap="nowrap">
                {hasFigures && (
                  <XrechnungButton
                    label={t('order.download_xrechnung', { number })}
                    paper={{ orderId: order.id, invoiceId: id }}
                  />
                )}
                <DownloadButton
                  order={order}
                  wish={{ format: 'pdf', invoiceId: id }}
                  label={t('order.download_invoice', { number })}
                >
                  {t('order.pdf')}
                </DownloadButton>
              </Group>
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

type XrechnungProps = { label: string; paper: Input<typeof eInvoiceApi.xrechnung> };

/** Greyed out with the reason where the paper lacks what such a file names. */
function XrechnungButton({ label, paper }: XrechnungProps) {
  const t = useText(adminDe);
  const whyNot = useAsk(eInvoiceApi.standing, paper).data?.whyNot ?? null;
  return (
    <FileButton label={label} make={() => call(eInvoiceApi.xrechnung, paper)} whyNot={whyNot && t(whyNot)}>
      {t('order.xrechnung')}
    </FileButton>
  );
}

type ButtonProps = { order: OrderStory; wish: GoodsRequest; label?: string; children: string };

function DownloadButton({ order, wish, ...button }: ButtonProps) {
  return <FileButton make={() => call(orderApi.export, { orderHash: order.orderHash, ...wish })} {...button} />;
}

type FileProps = { make: () => Promise<FileAnswer>; label?: string; whyNot?: string | null; children: string };

function FileButton({ make, label, whyNot, children }: FileProps) {
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await make().then(downloadFile, notifyProblem);
    setBusy(false);
  };
  return (
    <Tooltip label={whyNot} disabled={!whyNot} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        onClick={() => {
          if (!whyNot) void load();
        }}
        leftSection={<IconDownload size={16} stroke={1.5} />}
        {...(label && { 'aria-label': label })}
        {...(whyNot && { 'data-disabled': true, 'aria-disabled': true, 'aria-description': whyNot })}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
