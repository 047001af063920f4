import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { IconReceipt } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { orderSlot } from '../slots.ts';
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
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={order}
      kind={t('orders.title')}
      title={({ number }) => t('order.title', { number })}
      subtitle={({ companyName }) => companyName}
      mark={<IconReceipt size={24} stroke={1.5} aria-hidden />}
      actions={(found) => <StatusSelect order={found} />}
      closeTo={closeTo}
    >
      {(found) => (
        <>
          <OrderFacts order={found} />
          <InSlot slot={orderSlot} props={{ order: found }} />
          <OrderLines order={found} />
          <OrderPayments order={found} />
          <OrderPapers order={found} />
          <OrderNote key={`${found.id} ${found.version}`} order={found} mayEdit={mayNote} />
          <OrderHistory order={found} />
        </>
      )}
    </RecordDrawer>
  );
}
