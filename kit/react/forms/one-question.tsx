import { Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { ContractForm } from './contract-form.ts';
import { ErrorSummary } from './form.tsx';

type Props<Checked> = {
  form: ContractForm<object, Checked>;
  /** The field that asks. */
  field: string;
  onAnswer: (checked: Checked) => Promise<unknown>;
  /** Once the answer was right. */
  onDone?: () => void;
  children: ReactNode;
};

/**
 * A form of one field, without the save bar and the guard of a whole form: what is wrong stands at the field alone, which has the
 * focus again, and nothing is lost by leaving.
 */
export function OneQuestion<Checked>({ form, field, onAnswer, onDone, children }: Props<Checked>) {
  const error = form.errors[field];
  const id = form.idOf(field);
  useEffect(() => {
    if (error) document.getElementById(id)?.focus();
  }, [error, id]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit(onAnswer)) onDone?.();
  };
  return (
    <form noValidate onSubmit={submit} data-unsaved="false">
      <Stack gap="md">
        {form.refusal && <ErrorSummary form={form} />}
        {children}
      </Stack>
    </form>
  );
}
