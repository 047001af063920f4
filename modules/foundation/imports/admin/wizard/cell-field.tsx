import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { importApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { importId: string; row: number; column: number; label: string; text: string; error: string };

/** A wrong cell, written over in its place: Enter or leaving it saves, and the row is tried again. */
export function CellField({ importId, row, column, label, text, error }: Props) {
  const t = useText(adminDe);
  const fix = useChange(importApi.fixCell);
  const [value, setValue] = useState(text);
  const save = () => {
    if (value !== text && !fix.isPending) fix.mutate({ id: importId, number: row, column, value });
  };
  return (
    <TextInput
      aria-label={t('imports.cell', { column: label, row })}
      value={value}
      error={error}
      size="sm"
      disabled={fix.isPending}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setValue(text);
      }}
    />
  );
}
