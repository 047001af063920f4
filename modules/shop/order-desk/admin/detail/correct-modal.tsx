import { cents, centsFromText } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import { type Correction, orderCorrectionApi } from '@fachwerk/order-corrections/contract';
import {
  correctedLines,
  differenceOf,
  isPriced,
  remainingLines,
  takenBack,
  whyNotCorrect,
} from '@fachwerk/order-corrections/rules/correcting';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { isPaid } from '@fachwerk/orders/rules/payment';
import { totalsOf } from '@fachwerk/orders/rules/vat';
import { RefundWay } from '@fachwerk/payments/contract';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';
import { correctionSlot, type PickedItem } from '../slots.ts';
import { type Added, AddedRow, asTyped, LineRow } from './correct-rows.tsx';

const Values = z.object({ reason: line(300, 1), way: RefundWay });
type Props = { order: OrderStory; onClose: () => void };

/** As they stand after what was corrected before. */
const standing = (order: OrderStory): OrderStory => ({ ...order, lines: remainingLines(order.lines, order.steps) });

/** A line less, a line more, another price: what it comes to is reckoned by the same rule as the server's. */
export function CorrectModal({ order: asSold, onClose }: Props) {
  const order = standing(asSold);
  const t = useText(adminDe);
  const correct = useChange(orderCorrectionApi.correct, { isQuiet: true });
  const form = useContractForm(Values, { reason: '', way: 'cash' });
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [prices, setPrices] = useState<Readonly<Record<number, string>>>({});
  const [quantities, setQuantities] = useState<Readonly<Record<number, string>>>({});
  const [isRestocked, setRestocked] = useState(true);
  const [added, setAdded] = useState<readonly Added[]>([]);
  const correction = correctionOf(order, { removed, quantities, prices, added });
  const isTakenBack = correction !== null && takenBack(order.lines, correction).length > 0;
  const refusal =
    correction && whyNotCorrect({ ...order, hasInvoice: order.invoices.length > 0 }, order.lines, correction);
  const isByHand = order.payments.find(({ id }) => id === order.paymentId)?.provider === 'manual';
  const hasPaid = isPaid(order.paymentState);
  return (
    <Dialog onClose={onClose} title={t('order.correct_title', { number: order.number })}>
      <DialogForm
        form={form}
        label={t('order.correct_do')}
        isReady={correction !== null && refusal === null && form.values.reason.trim() !== ''}
        onSave={({ reason, way }) =>
          correct.mutateAsync({
            ...correction!,
            orderId: order.id,
            version: order.version,
            reason,
            isRestocked,
            ...(isByHand && { way }),
          })
        }
        onSaved={() => notify(t('order.corrected'))}
        onClose={onClose}
      >
        <Text size="sm">{t(hasPaid ? 'order.correct_about_paid' : 'order.correct_about_open')}</Text>
        <Stack gap="xs">
          {order.lines.filter(isPriced).map((each) => (
            <LineRow
              key={each.position}
              line={each}
              price={prices[each.position] ?? null}
              isRemoved={removed.includes(each.position)}
              quantity={quantities[each.position] ?? null}
              onQuantity={(quantity) => setQuantities({ ...quantities, [each.position]: quantity })}
              onPrice={(price) => setPrices({ ...prices, [each.position]: price })}
              onToggle={() => setRemoved(toggled(removed, each.position))}
            />
          ))}
          {added.map((each, at) => (
            <AddedRow
              key={each.key}
              at={at + 1}
              added={each}
              onChange={(next) => setAdded(added.map((one) => (one === each ? next : one)))}
              onDrop={() => setAdded(added.filter((one) => one !== each))}
            />
          ))}
        </Stack>
        {!hasPaid && <InSlot slot={correctionSlot} props={{ onPick: (item) => setAdded([...added, addedOf(item)]) }} />}
        {!hasPaid && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => setAdded([...added, { key: Date.now(), title: '', price: '', quantity: '1', vat: '7' }])}
          >
            {t('order.correct_add')}
          </Button>
        )}
        {isTakenBack && (
          <Checkbox
            label={t('order.correct_restock')}
            checked={isRestocked}
            onChange={({ currentTarget }) => setRestocked(currentTarget.checked)}
          />
        )}
        <Outcome order={order} correction={correction} refusal={refusal} />
        {isByHand && (
          <Select
            label={t('order.way')}
            data={RefundWay.options.map((value) => ({ value, label: t(`order.way.${value}`) }))}
            allowDeselect={false}
            {...form.field('way')}
          />
        )}
        <TextInput label={t('order.reason')} required {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  );
}

type OutcomeProps = {
  order: OrderStory;
  correction: Correction | null;
  refusal: ReturnType<typeof whyNotCorrect>;
};

/** What it comes to, or why it does not, said as one types. */
function Outcome({ order, correction, refusal }: OutcomeProps) {
  const t = useText(adminDe);
  if (!correction || refusal === 'correction.nothing') return null;
  if (refusal) {
    return (
      <Text size="sm" c="danger" role="status">
        {t(refusal, { number: order.number })}
      </Text>
    );
  }
  const change = totalsOf(differenceOf(order.lines, correctedLines(order.lines, correction))).grossCents;
  const words = {
    total: formatMoney(cents(order.totalCents + change)),
    difference: formatMoney(cents(Math.abs(change))),
  };
  const key = isPaid(order.paymentState) ? 'back' : change > 0 ? 'more' : 'less';
  return (
    <Text size="sm" fw={600} role="status">
      {t(`order.correct_${key}`, words)}
    </Text>
  );
}

const addedOf = ({ title, unitCents, quantity, vatPercent, ...item }: PickedItem): Added => ({
  key: Date.now(),
  title,
  price: asTyped(unitCents),
  quantity: String(quantity),
  vat: String(vatPercent),
  item,
});

const toggled = (list: readonly number[], each: number) =>
  list.includes(each) ? list.filter((one) => one !== each) : [...list, each];

type Typed = {
  readonly removed: readonly number[];
  readonly quantities: Readonly<Record<number, string>>;
  readonly prices: Readonly<Record<number, string>>;
  readonly added: readonly Added[];
};

/** Null while something typed is no price or no number. */
function correctionOf(order: OrderStory, { removed, quantities, prices, added }: Typed): Correction | null {
  const reduced = order.lines.flatMap(({ position, quantity }) => {
    const left = quantities[position] === undefined ? quantity : Number(quantities[position]);
    return left === quantity || removed.includes(position) ? [] : [{ position, quantity: quantity - left }];
  });
  const repriced = Object.entries(prices)
    .map(([position, text]) => ({ position: Number(position), unitCents: centsFromText(text) }))
    .filter(({ position }) => !removed.includes(position));
  const lines = added.map(({ title, price, quantity, vat, item }) => ({
    ...item,
    title: title.trim(),
    unitCents: centsFromText(price),
    quantity: Number(quantity),
    vatPercent: Number(vat),
  }));
  const isRead =
    reduced.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0) &&
    repriced.every(({ unitCents }) => unitCents !== null) &&
    lines.every(
      (each) => each.unitCents !== null && each.title !== '' && Number.isInteger(each.quantity) && each.quantity > 0,
    );
  if (!isRead) return null;
  const changed = repriced.filter(
    ({ position, unitCents }) => order.lines.find((each) => each.position === position)?.unitCents !== unitCents,
  );
  return {
    removed: [...removed],
    reduced,
    repriced: changed.map(({ position, unitCents }) => ({ position, unitCents: unitCents ?? 0 })),
    added: lines.map((each) => ({ ...each, unitCents: each.unitCents ?? 0 })),
  };
}
