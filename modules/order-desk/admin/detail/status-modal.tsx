import { cents } from '@fachwerk/base/money';
import type { OrderStatus } from '@fachwerk/orders/contract';
import { type OrderRow, orderApi, type StatusEffect } from '@fachwerk/orders/contract-staff';
import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, List, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { order: OrderRow; status: OrderStatus; onClose: () => void };

/** What another status brings about, as the server says it, before it is chosen. */
export function StatusModal({ order, status, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(orderApi.statusEffects, { id: order.id });
  const change = useChange(orderApi.setStatus);
  const [reason, setReason] = useState('');
  const found = asked.data?.effects.find((each) => each.status === status);
  const isCancelling = status === 'canceled';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change.mutateAsync({ orderId: order.id, status, reason }).catch(() => null);
    if (!done) return;
    notify(t('order.status_changed', { number: order.number, status: t(`order.status.${status}`) }));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('order.status_change', { status: t(`order.status.${status}`) })}>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={3} />}
      {found && (
        <form onSubmit={submit}>
          <Effects effects={found.effects} />
          {isCancelling && (
            <TextInput
              mt="md"
              label={t('order.reason')}
              description={t('order.reason_about')}
              inputWrapperOrder={['label', 'input', 'description']}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={300}
              data-autofocus
            />
          )}
          {found.problem && (
            <Alert color="danger" mt="md" role="alert">
              {t(found.problem)}
            </Alert>
          )}
          <DialogButtons
            label={t(isCancelling ? 'order.cancel_confirm' : 'order.status_confirm')}
            isBusy={change.isPending}
            isReady={found.problem === null}
            isDanger={isCancelling}
            onClose={onClose}
          />
        </form>
      )}
    </Dialog>
  );
}

function Effects({ effects }: { effects: readonly StatusEffect[] }) {
  const t = useText(adminDe);
  return (
    <>
      <Text size="sm">{t('order.effects')}</Text>
      <List size="sm" mt={4}>
        {effects.map(({ code, amountCents }) => (
          <List.Item key={code}>
            {t(`order.effect.${code}`, { amount: formatMoney(cents(amountCents ?? 0)) })}
          </List.Item>
        ))}
      </List>
    </>
  );
}
