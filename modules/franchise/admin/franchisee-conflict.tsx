import { changesOf } from '@fachwerk/base/changes';
import { isProblem } from '@fachwerk/react/call-problem';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Franchisee } from '../contract.ts';
import { de } from '../texts/de.ts';
import classes from './franchisee.module.css';
import { type FranchiseeValues, valuesOf } from './franchisee-values.ts';
import { useFranchiseeWords } from './use-franchisee-words.ts';

const Newer = z.object({ current: z.omit(Franchisee, { users: true, locations: true }) });

export type ConflictRow = { readonly field: string; readonly theirs: unknown };

/** Where what one typed and what somebody else saved differ; `isTouched` says whether one changed it oneself. */
export function conflictRows(base: object, yours: object, theirs: object) {
  const touched = new Set(changesOf(base, yours).map(({ field }) => field));
  return changesOf(theirs, yours).map(({ field, before }) => ({
    field,
    theirs: before,
    isTouched: touched.has(field),
  }));
}

/**
 * When somebody else was quicker: fields one has not touched take over what they wrote, the others are shown, and the form goes on
 * from the newer version, so that saving again means what it shows.
 */
export function useConflict(form: ContractForm<FranchiseeValues, FranchiseeValues>, initial: FranchiseeValues) {
  const bases = useRef(new Map<number, FranchiseeValues>());
  bases.current.set(initial.version, initial);
  const [found, setFound] = useState<{ readonly error: unknown; readonly rows: readonly ConflictRow[] } | null>(null);

  const settle = (yours: FranchiseeValues, error: unknown) => {
    if (!isProblem(error, 'franchisee.changed_meanwhile')) return;
    const theirs = valuesOf(z.parse(Newer, error.conflict).current);
    const base = bases.current.get(yours.version) ?? theirs;
    const rows = conflictRows(base, { ...yours, version: 0 }, { ...theirs, version: 0 });
    form.field('version').onChange(theirs.version);
    for (const row of rows) if (!row.isTouched) form.field(row.field).onChange(row.theirs);
    setFound({ error, rows: rows.filter(({ isTouched }) => isTouched) });
  };
  return {
    rows: found && found.error === form.refusal?.error ? found.rows : null,
    /** Around the call that saves. */
    watching: (yours: FranchiseeValues) => (error: unknown) => {
      settle(yours, error);
      throw error;
    },
  };
}

type Props = { form: Pick<ContractForm, 'field'>; rows: readonly ConflictRow[]; onTakeAll: () => void };

/** The fields in which both want something else, with the way to take what is saved. */
export function Conflict({ form, rows, onTakeAll }: Props) {
  const t = useText(de);
  const words = useFranchiseeWords();
  return (
    <section className={classes.conflict} aria-label={t('franchisee.conflict.title')}>
      <Title order={3}>{t('franchisee.conflict.title')}</Title>
      <Text size="sm" c="dimmed">
        {rows.length > 0 ? t('franchisee.conflict.text') : t('franchisee.conflict.same')}
      </Text>
      <Stack gap="xs" mt="sm">
        {rows.map(({ field, theirs }) => (
          <Group key={field} justify="space-between" gap="xs">
            <Text>
              {words.field(field)},{' '}
              <Text component="span" inherit fw={500}>
                {t('franchisee.conflict.theirs', { value: words.value(field, theirs) })}
              </Text>
            </Text>
            <Button
              variant="default"
              size="xs"
              aria-label={`${t('franchisee.conflict.take')}: ${words.field(field)}`}
              onClick={() => form.field(field).onChange(theirs)}
            >
              {t('franchisee.conflict.take')}
            </Button>
          </Group>
        ))}
      </Stack>
      <Group mt="md">
        <Button variant="default" onClick={onTakeAll}>
          {t('kit.discard')}
        </Button>
      </Group>
    </section>
  );
}
