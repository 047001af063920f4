import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { settleText } from '../leaving/typed-text.ts';
import { useText } from '../shell/texts.ts';
import type { ContractForm } from './contract-form.ts';
import classes from './dialog-form.module.css';
import { ErrorSummary } from './form.tsx';

type Props<Checked> = {
  form: ContractForm<object, Checked>;
  /** What the button says: it names what happens. */
  label: string;
  onSave: (checked: Checked) => Promise<unknown>;
  /** Once it is done; then the dialog is closed. */
  onSaved?: () => void;
  /** Whether it was done or given up. Left out where the dialog stays: there is no way back to offer. */
  onClose?: (isDone: boolean) => void;
  /** Greyed until the rule that the server asks says yes. */
  isReady?: boolean;
  isDanger?: boolean;
  /** Below the buttons: what came of it. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * The form in a dialog. What is refused stands at its field, which has the focus; several are summed up above, and so is what belongs
 * to no field.
 */
export function DialogForm<Checked>(props: Props<Checked>) {
  const { form, label, onSave, onSaved, onClose, isReady = true, isDanger = false, foot, children } = props;
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
    onClose?.(true);
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
