import { useText } from '@fachwerk/react/texts';
import { SimpleGrid } from '@mantine/core';
import type { CardDetails } from '../../contract-card.ts';
import type { Field } from '../../contract-field.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ValueInput } from '../field/value-input.tsx';
import { useCardChange } from './use-card-change.ts';

type Props = {
  readonly card: CardDetails;
  readonly fields: readonly Field[];
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
};

/** Custom field values of a card. */
export function CardValues({ card, fields, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const { save } = useCardChange(card, onChanged);
  if (fields.length === 0) return null;
  return (
    <section aria-label={t('desk.own_fields')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {fields.map((field) => (
          <ValueInput
            key={field.id}
            field={field}
            value={card.values[field.id]}
            isDisabled={!mayEdit}
            onChange={(value) => save({ values: [{ fieldId: field.id, value }] })}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
