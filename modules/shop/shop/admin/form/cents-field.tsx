import { centsFromText } from '@fachwerk/base/money';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ShopFormState } from './shop-values.ts';

type Form = Pick<ShopFormState, 'field'>;
type Props = Omit<TextInputProps, 'form'> & { form: Form; path: string; mayBeEmpty?: boolean };

const textOf = (value: unknown) =>
  typeof value === 'number' ? (value / 100).toFixed(2).replace('.', ',') : String(value ?? '');

/** Money as people type it; what is no amount is refused at the field. */
export function CentsField({ form, path, mayBeEmpty = false, ...props }: Props) {
  const { value, onChange, onFocus: _, onBlur: __, defaultValue: ___, ...field } = form.field(path);
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => (text.trim() === '' && mayBeEmpty ? null : (centsFromText(text) ?? text));
  return (
    <TextInput
      inputMode="decimal"
      rightSection="€"
      {...props}
      {...field}
      value={typed ?? textOf(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(read(currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
