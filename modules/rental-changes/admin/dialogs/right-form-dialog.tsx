import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { ErrorSummary } from '@fachwerk/react/form';
import { SaveConflict } from '@fachwerk/react/save-conflict';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { useRightForm } from './use-right-form.ts';

type Props = {
  title: string;
  /** What the button says. */
  label: string;
  asked: ReturnType<typeof useRightForm>;
  isReady: boolean;
  fieldWords: (field: string) => string;
  valueWords: (value: unknown) => string;
  onClose: () => void;
  children: ReactNode;
};

export function RightFormDialog({ title, label, asked, isReady, fieldWords, valueWords, onClose, children }: Props) {
  const { form, rows, submit, takeTheirs } = asked;
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ErrorSummary form={form} />
        <Stack gap="md">
          {rows && (
            <SaveConflict
              form={form}
              rows={rows}
              fieldWords={fieldWords}
              valueWords={(_, value) => valueWords(value)}
              onTakeTheirs={() => void takeTheirs()}
            />
          )}
          {children}
        </Stack>
        <DialogButtons label={label} isBusy={form.state === 'saving'} isReady={isReady} onClose={onClose} />
      </form>
    </Dialog>
  );
}
