import { DateField, isDateText } from '@fachwerk/react/date-field';
import { useFieldSavedWhenLeft } from '@fachwerk/react/save-when-left';
import { useText } from '@fachwerk/react/texts';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Field } from '../../contract-field.ts';
import { storedValue } from '../../rules/field.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { valueWords } from './value-words.ts';

type Props = {
  readonly field: Field;
  readonly value: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => unknown;
};

/** One custom field of a card; selections save at once, typed text on blur. */
export function ValueInput({ field, value = '', isDisabled = false, onChange }: Props) {
  const look = { label: field.name, disabled: isDisabled };
  if (field.kind === 'date')
    return (
      <DateField
        {...look}
        value={value}
        isFilter
        onChange={(day) => (day === '' || isDateText(day)) && day !== value && onChange(day)}
      />
    );
  if (field.kind === 'choice')
    return (
      <Select
        {...look}
        // A value that is no longer offered stays selected.
        data={[...new Set([...field.choices, value])].filter((choice) => choice !== '')}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        clearable
      />
    );
  return <TypedValue key={value} field={field} value={value} isDisabled={isDisabled} onChange={onChange} />;
}

function TypedValue({ field, value = '', isDisabled, onChange }: Props) {
  const t = useText(adminDe);
  const [text, setText] = useState(valueWords(field, value));
  const stored = storedValue(field, text);
  const onField = useFieldSavedWhenLeft(stored !== value, stored === null ? null : async () => onChange(stored));
  return (
    <TextInput
      label={field.name}
      disabled={isDisabled ?? false}
      maxLength={500}
      {...(field.kind === 'number' && { inputMode: 'decimal' as const })}
      value={text}
      error={stored === null && t('desk.own_field.no_number')}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      {...onField}
    />
  );
}
