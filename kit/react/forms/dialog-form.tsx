import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { settleText } from '../leaving/typed-text.ts';
import { useText } from '../shell/texts.ts';
import type { ContractForm } from './contract-form.ts';
import classes from './dialog-form.module.css';
import { AnotherButton, ErrorSummary, wantsAnother } from './form.tsx';

type Props<Checked> = {
  form: ContractForm<object, Checked>;
  /** Label of the button; names the action. */
  label: string;
  onSave: (checked: Checked) => Promise<unknown>;
  /** Called after saving, before the dialog closes. */
  onSaved?: () => void;
  /** Called on close, with whether it was saved. Omitted if the dialog stays open: then there is no cancel button. */
  onClose?: (isDone: boolean) => void;
  /** After another button that saves as well: an empty form for the next one. */
  onAnother?: () => void;
  /** Disables the button until the server's rule allows it. */
  isReady?: boolean;
  isDanger?: boolean;
  /** Below the buttons: the result. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The form in a dialog. Errors are shown at their field, which gets the focus; several errors, and those without a field, are summarised above. */
export function DialogForm<Checked>(props: Props<Checked>) {
  const { form, label, onSave, onSaved, onClose, onAnother, isReady = true, isDanger = false, foot, children } = props;
  const t = useText();
  const wrong = Object.keys(form.errors);
  const first = wrong[0] && form.idOf(wrong[0]);
  useEffect(() => {
    if (first) document.getElementById(first)?.focus();
  }, [first]);
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || !(await form.submit(onSave))) return;
    settleText(element.current);
    onSaved?.();
    if (onAnother && wantsAnother(event)) onAnother();
    else onClose?.(true);
  };
  const giveUp = () => {
    settleText(element.current);
    onClose?.(false);
  };
  return (
    <form ref={element} noValidate data-unsaved={form.state === 'changed' || undefined} onSubmit={submit}>
      {(form.refusal || wrong.length > 1) && <ErrorSummary form={form} />}
      <Stack gap="md">{children}</Stack>
      <Group justify="flex-end" gap="xs" className={classes.foot ?? ''} data-last={!foot || undefined}>
        {onClose && (
          <Button variant="default" onClick={giveUp}>
            {t('kit.cancel')}
          </Button>
        )}
        {onAnother && <AnotherButton isDisabled={!isReady || form.state === 'saving'} />}
        <Button
          type="submit"
          loading={form.state === 'saving'}
          disabled={!isReady}
          {...(isDanger && { color: 'danger' })}
        >
          {label}
        </Button>
      </Group>
      {foot}
    </form>
  );
}
