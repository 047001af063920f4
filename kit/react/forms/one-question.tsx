import { Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { ContractForm } from './contract-form.ts';
import { ErrorSummary } from './form.tsx';

type Props<Checked> = {
  form: ContractForm<object, Checked>;
  /** The only field. */
  field: string;
  onAnswer: (checked: Checked) => Promise<unknown>;
  /** Called after a correct answer. */
  onDone?: () => void;
  children: ReactNode;
};

/** A form of one field, without save bar and leave guard: the error is shown at the field, which gets the focus again. */
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
