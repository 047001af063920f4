import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { timeFromText } from '../rules/time-text.ts';
import classes from './hours.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  onChange: (time: string) => void;
  /** Its sentence stands below the whole row. */
  error: string | undefined;
};

/** A time of day as people type it: 8, 830, 8.30. A browser's own time field knows no 24:00. */
export function TimeField({ id, label, value, onChange, error }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    if (draft !== null) onChange(timeFromText(draft) ?? draft.trim());
    setDraft(null);
  };
  return (
    <>
      <label className={classes.unseen} htmlFor={id}>
        {label}
      </label>
      <TextInput
        id={id}
        className={classes.time ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={draft ?? value}
        error={error !== undefined}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
    </>
  );
}
