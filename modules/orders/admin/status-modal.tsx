import { cents } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, List, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { OrderStatus } from '../contract.ts';
import { type OrderRow, orderApi, type StatusEffect } from '../contract-staff.ts';
import { de } from '../texts/de.ts';

type Props = { order: OrderRow; status: OrderStatus; onClose: () => void };

/** What another status brings about, as the server says it, before it is chosen. */
export function StatusModal({ order, status, onClose }: Props) {
  const t = useText(de);
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
    <Modal
      opened
      onClose={onClose}
      title={t('order.status_change', { status: t(`order.status.${status}`) })}
      styles={{ title: { fontWeight: 600, fontSize: '1rem' } }}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
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
          <Group justify="flex-end" gap="xs" mt="md">
            <Button variant="default" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
            <Button
              type="submit"
              loading={change.isPending}
              disabled={found.problem !== null}
              {...(isCancelling && { color: 'danger' })}
            >
              {t(isCancelling ? 'order.cancel_confirm' : 'order.status_confirm')}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}

function Effects({ effects }: { effects: readonly StatusEffect[] }) {
  const t = useText(de);
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
