import { type OrderStatus, OrderStatus as Statuses } from '@fachwerk/orders/contract';
import { type OrderRow, orderApi } from '@fachwerk/orders/contract-staff';
import { forEachRow, useBulkQuestion } from '@fachwerk/react/bulk';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import type { BulkAction } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Select, Text } from '@mantine/core';
import { IconProgressCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

/** What moves money is decided order by order. */
const STATUSES = Statuses.options.filter((status) => status !== 'canceled' && status !== 'return');

type Bulk = { readonly bulkActions?: readonly BulkAction<OrderRow>[]; readonly dialog: ReactNode };

/** Another status for several orders at once. */
export function useBulkStatus(): Bulk {
  const t = useText(adminDe);
  const mayChange = useMay('orders.status');
  const { asked, ask, answer } = useBulkQuestion<readonly OrderRow[]>();
  if (!mayChange) return { dialog: null };
  return {
    bulkActions: [{ label: (count) => t('orders.bulk.status', { count }), icon: IconProgressCheck, run: ask }],
    dialog: (
      <Dialog isOpen={asked !== null} onClose={() => answer(false)} title={t('orders.bulk.title')}>
        {asked && <StatusForm orders={asked} onClose={answer} />}
      </Dialog>
    ),
  };
}

const Values = z.object({ status: Statuses });

function StatusForm({ orders, onClose }: { orders: readonly OrderRow[]; onClose: (isDone: boolean) => void }) {
  const t = useText(adminDe);
  const change = useChange(orderApi.setStatus, { isQuiet: true });
  const form = useContractForm(Values, { status: 'process' as OrderStatus });
  const save = ({ status }: z.infer<typeof Values>) =>
    forEachRow(
      orders.filter((order) => order.status !== status),
      ({ id }) => change.mutateAsync({ orderId: id, status, reason: '' }),
    );
  return (
    <DialogForm form={form} label={t('orders.bulk.status', { count: orders.length })} onSave={save} onClose={onClose}>
      <Text size="sm">{t('orders.bulk.about')}</Text>
      <Select
        label={t('order.status')}
        data={STATUSES.map((value) => ({ value, label: t(`order.status.${value}`) }))}
        allowDeselect={false}
        data-autofocus
        {...form.field('status')}
      />
    </DialogForm>
  );
}
