import { cents } from '@fachwerk/base/money';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Group, Select, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import type { PickedItem } from '../slots.ts';

type LineProps = {
  line: OrderStory['lines'][number];
  /** As it was typed; null while nobody has. */
  price: string | null;
  /** How many stay, as it was typed; null while nobody has. */
  quantity: string | null;
  isRemoved: boolean;
  onQuantity: (quantity: string) => void;
  onPrice: (price: string) => void;
  onToggle: () => void;
};

export const asTyped = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');

/** A line of the order: its price, and whether it stays. A discount has no price of its own to type. */
export function LineRow({ line, price, quantity, isRemoved, onQuantity, onPrice, onToggle }: LineProps) {
  const t = useText(adminDe);
  const { unitCents, kind, detail } = line;
  // The same item may be there twice, with other extras.
  const title = [line.title, detail].filter(Boolean).join(', ');
  const label = t(isRemoved ? 'order.correct_keep' : 'order.correct_remove', { title });
  return (
    <Group wrap="nowrap" gap="xs">
      <Text size="sm" flex={1} td={isRemoved ? 'line-through' : undefined}>
        {line.quantity > 1 && `${line.quantity} × `}
        {line.title}
        {detail && (
          <Text span size="sm" c="dimmed" display="block">
            {detail}
          </Text>
        )}
      </Text>
      {line.quantity > 1 && (
        <TextInput
          aria-label={t('order.correct_quantity', { title })}
          inputMode="numeric"
          w={60}
          value={quantity ?? String(line.quantity)}
          disabled={isRemoved}
          onChange={({ currentTarget }) => onQuantity(currentTarget.value)}
        />
      )}
      {kind === 'discount' ? (
        <Money amount={cents(unitCents)} />
      ) : (
        <TextInput
          aria-label={t('order.correct_price', { title })}
          inputMode="decimal"
          w={90}
          value={price ?? asTyped(unitCents)}
          disabled={isRemoved}
          onChange={({ currentTarget }) => onPrice(currentTarget.value)}
        />
      )}
      <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onToggle}>
        {isRemoved ? <IconArrowBackUp size={16} stroke={1.5} /> : <IconTrash size={16} stroke={1.5} />}
      </ActionIcon>
    </Group>
  );
}

export type Added = {
  readonly key: number;
  readonly title: string;
  readonly price: string;
  readonly quantity: string;
  readonly vat: string;
  /** Of an item that was found, and leaves the stock. */
  readonly item?: Pick<PickedItem, 'detail' | 'choice' | 'note'>;
};

const RATES = ['7', '19', '0'];

type AddedProps = { at: number; added: Added; onChange: (added: Added) => void; onDrop: () => void };

/** A line that was not there: an item or words, a price and its rate. */
export function AddedRow({ at, added, onChange, onDrop }: AddedProps) {
  const t = useText(adminDe);
  const text = (name: 'title' | 'price' | 'quantity') => ({
    value: added[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...added, [name]: currentTarget.value }),
  });
  const label = t('order.correct_drop_new', { at });
  return (
    <Group wrap="nowrap" gap="xs" align="end">
      <TextInput label={t('order.correct_new_title')} flex={1} maxLength={120} {...text('title')} />
      <TextInput label={t('order.correct_new_quantity')} inputMode="numeric" w={70} {...text('quantity')} />
      <TextInput label={t('order.correct_new_price')} inputMode="decimal" w={90} {...text('price')} />
      <Select
        label={t('order.correct_new_vat')}
        data={RATES.map((value) => ({ value, label: `${value}\u00a0%` }))}
        allowDeselect={false}
        w={85}
        value={added.vat}
        onChange={(vat) => vat && onChange({ ...added, vat })}
      />
      <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onDrop}>
        <IconTrash size={16} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
}
