import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { isProblem } from '../calls/call-problem.ts';
import { useText } from '../shell/texts.ts';
import { type ConflictRow, conflictRows } from './conflict-rows.ts';
import type { ContractForm } from './contract-form.ts';
import classes from './save-conflict.module.css';

type Versioned = { readonly version: number };

type Options<Values> = {
  /** The code of the 409. */
  readonly code: string;
  /** The newer record as initial form values. */
  readonly read: (conflict: unknown) => Values;
  /** The fields to compare. */
  readonly comparable: (values: Values) => object;
};

/**
 * Resolves a save that another user was ahead of: untouched fields take the saved values, the others wait for a choice, and the form
 * continues from the newer version, so that the next save writes what it shows.
 */
export function useConflict<Values extends Versioned & object>(
  form: Pick<ContractForm<Values, Values>, 'field' | 'refusal'>,
  initial: Values,
  { code, read, comparable }: Options<Values>,
) {
  const bases = useRef(new Map<number, Values>());
  bases.current.set(initial.version, initial);
  const [found, setFound] = useState<{ readonly error: unknown; readonly rows: readonly ConflictRow[] } | null>(null);

  const settle = (yours: Values, error: unknown) => {
    if (!isProblem(error, code)) return;
    const theirs = read(error.conflict);
    const base = bases.current.get(yours.version) ?? theirs;
    const rows = conflictRows(comparable(base), comparable(yours), comparable(theirs));
    form.field('version').onChange(theirs.version);
    for (const row of rows) if (!row.isTouched) form.field(row.field).onChange(row.theirs);
    setFound({ error, rows });
  };
  return {
    rows: found && found.error === form.refusal?.error ? found.rows : null,
    /** Wraps the save call. */
    watching: (yours: Values) => (error: unknown) => {
      settle(yours, error);
      throw error;
    },
  };
}

type Props = {
  form: Pick<ContractForm, 'field'>;
  rows: readonly ConflictRow[];
  fieldWords: (field: string) => string;
  valueWords: (field: string, value: unknown) => string;
  /** Discards the user's own input. */
  onTakeTheirs: () => void;
};

/** Shows conflicting fields side by side. */
export function SaveConflict({ form, rows, fieldWords, valueWords, onTakeTheirs }: Props) {
  const t = useText();
  return (
    <section className={classes.conflict} aria-label={t('conflict.title')}>
      <Title order={3}>{t('conflict.title')}</Title>
      <Text size="sm" c="dimmed">
        {rows.length > 0 ? t('conflict.text') : t('conflict.same')}
      </Text>
      <Stack gap="sm" mt="sm">
        {rows.map((row) => (
          <Choice key={row.field} form={form} row={row} label={fieldWords(row.field)} words={valueWords} />
        ))}
      </Stack>
      <Group mt="md">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('conflict.take_theirs')}
        </Button>
      </Group>
    </section>
  );
}

type ChoiceProps = {
  form: Props['form'];
  row: ConflictRow;
  label: string;
  words: Props['valueWords'];
};

const look = { classNames: { description: classes.value ?? '' } };

function Choice({ form, row, label, words }: ChoiceProps) {
  const t = useText();
  const { value, onChange } = form.field(row.field);
  const isTheirs = JSON.stringify(value) === JSON.stringify(row.theirs);
  return (
    <Radio.Group
      label={label}
      value={isTheirs ? 'theirs' : 'yours'}
      onChange={(chosen) => onChange(chosen === 'theirs' ? row.theirs : row.yours)}
    >
      <div className={classes.options}>
        <Radio value="yours" label={t('conflict.yours')} description={words(row.field, row.yours)} {...look} />
        <Radio value="theirs" label={t('conflict.theirs')} description={words(row.field, row.theirs)} {...look} />
      </div>
    </Radio.Group>
  );
}
