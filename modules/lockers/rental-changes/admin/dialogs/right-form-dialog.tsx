import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { SaveConflict } from '@fachwerk/react/save-conflict';
import type { ReactNode } from 'react';
import type { RightValues, useRightForm } from './use-right-form.ts';

type Props<Values extends RightValues> = {
  title: string;
  /** What the button says. */
  label: string;
  asked: ReturnType<typeof useRightForm<Values>>;
  isReady: boolean;
  fieldWords: (field: string) => string;
  valueWords: (value: unknown) => string;
  onClose: () => void;
  children: ReactNode;
};

export function RightFormDialog<Values extends RightValues>(props: Props<Values>) {
  const { title, label, asked, isReady, fieldWords, valueWords, onClose, children } = props;
  const { form, rows, save, done, takeTheirs } = asked;
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm form={form} label={label} isReady={isReady} onSave={save} onSaved={done} onClose={onClose}>
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
      </DialogForm>
    </Dialog>
  );
}
