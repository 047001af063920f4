import type { FileAnswer } from '@fachwerk/base/schema';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Stack } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { SiteOrder } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';

export type InvoiceData = { readonly order: SiteOrder; readonly file: FileAnswer; readonly number: string };

/** The file lies in the page itself: saving it needs no JavaScript and no address that others could call. */
export function View({ data: { order, file, number } }: ViewProps<InvoiceData>) {
  const t = useText(siteDe);
  return (
    <Stack gap="large">
      <PageTitle
        back={{ to: `/bestellung/${order.orderHash}`, label: t('my_orders.number', { number: order.number }) }}
      />
      <Notice kind="ok">
        <p>
          <a href={`data:${file.contentType};base64,${file.base64}`} download={file.fileName}>
            {t('my_orders.save', { name: file.fileName })}
          </a>
        </p>
      </Notice>
      <Card>
        <Facts
          facts={[
            { label: t('my_orders.paper'), value: number },
            { label: t('my_orders.party'), value: order.contractParty },
            { label: t('my_orders.payment'), value: t(`order.payment.${order.paymentState}`) },
            { label: t('my_orders.total'), value: <Money cents={order.totalCents} />, isStrong: true },
          ]}
        />
      </Card>
    </Stack>
  );
}
