import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { IconReceipt } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPayments } from './order-payments.tsx';
import { StatusSelect } from './status-select.tsx';

/** One order over the list: what was sold to whom, what was paid, its papers, and everything that happened. */
export function OrderDrawer({ closeTo }: { closeTo: string }) {
  const t = useText(adminDe);
  const { id } = useParams();
  const mayNote = useMay('orders.status');
  const order = useAsk(orderApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  const { data } = order;
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={data ? t('order.title', { number: data.number }) : order.isPending ? '…' : t('orders.title')}
      subtitle={data?.companyName}
      mark={<IconReceipt size={24} stroke={1.5} aria-hidden />}
      actions={data && <StatusSelect order={data} />}
      closeTo={closeTo}
    >
      {order.isError && !data && <ErrorState error={order.error} onRetry={() => order.refetch()} />}
      {order.isPending && <Loading lines={10} />}
      {data && (
        <>
          <OrderFacts order={data} />
          <OrderLines order={data} />
          <OrderPayments order={data} />
          <OrderPapers order={data} />
          <OrderNote key={`${data.id} ${data.version}`} order={data} mayEdit={mayNote} />
          <OrderHistory order={data} />
        </>
      )}
    </DetailDrawer>
  );
}
