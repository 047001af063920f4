import { cents } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import type { OrderStatus } from '@fachwerk/orders/contract';
import { type OrderRow, orderApi, type StatusEffect } from '@fachwerk/orders/contract-staff';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, List, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

const Values = z.object({ reason: line(300) });
type Props = { order: OrderRow; status: OrderStatus; onClose: () => void };

/** What another status brings about, as the server says it, before it is chosen. */
export function StatusModal({ order, status, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(orderApi.statusEffects, { id: order.id });
  const change = useChange(orderApi.setStatus, { isQuiet: true });
  const form = useContractForm(Values, { reason: '' });
  const found = asked.data?.effects.find((each) => each.status === status);
  const isCancelling = status === 'canceled';
  const words = { number: order.number, status: t(`order.status.${status}`) };
  return (
    <Dialog onClose={onClose} title={t('order.status_change', words)}>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={3} />}
      {found && (
        <DialogForm
          form={form}
          label={t(isCancelling ? 'order.cancel_confirm' : 'order.status_confirm')}
          isReady={found.problem === null}
          isDanger={isCancelling}
          onSave={({ reason }) => change.mutateAsync({ orderId: order.id, status, reason })}
          onSaved={() => notify(t('order.status_changed', words))}
          onClose={onClose}
        >
          <Effects effects={found.effects} />
          {isCancelling && (
            <TextInput
              label={t('order.reason')}
              description={t('order.reason_about')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data-autofocus
              {...form.field('reason')}
            />
          )}
          {found.problem && (
            <Alert color="danger" role="alert">
              {t(found.problem)}
            </Alert>
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}

function Effects({ effects }: { effects: readonly StatusEffect[] }) {
  const t = useText(adminDe);
  return (
    <div>
      <Text size="sm">{t('order.effects')}</Text>
      <List size="sm" mt={4}>
        {effects.map(({ code, amountCents }) => (
          <List.Item key={code}>
            {t(`order.effect.${code}`, { amount: formatMoney(cents(amountCents ?? 0)) })}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
