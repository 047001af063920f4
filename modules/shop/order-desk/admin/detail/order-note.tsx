import { type OrderRow, orderApi } from '@fachwerk/orders/contract-staff';
import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';

/** What colleagues should know about it. */
export function OrderNote({ order, mayEdit }: { order: OrderRow; mayEdit: boolean }) {
  const t = useText(adminDe);
  const [note, setNote] = useState(order.note);
  const save = useChange(orderApi.saveNote);
  if (!mayEdit && order.note === '') return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { orderId: order.id, note, version: order.version };
    if (await save.mutateAsync(input).catch(() => null)) notify(t('order.note_saved'));
  };
  return (
    <section className={classes.part}>
      <Title order={3}>{t('order.note')}</Title>
      {mayEdit ? (
        <form onSubmit={submit}>
          <Textarea
            aria-label={t('order.note')}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={2000}
            rows={2}
            resize="vertical"
          />
          {note !== order.note && (
            <Group justify="flex-end" mt="xs">
              <Button type="submit" size="xs" loading={save.isPending}>
                {t('order.note_save')}
              </Button>
            </Group>
          )}
        </form>
      ) : (
        <p className={classes.note}>{order.note}</p>
      )}
    </section>
  );
}
