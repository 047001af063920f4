import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPointFilled } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLeaveGuard } from '../leaving/leave-guard.ts';
import { settleText } from '../leaving/typed-text.ts';
import { useText } from '../shell/texts.ts';
import type { ContractForm } from './contract-form.ts';
import classes from './form.module.css';

type Props<Checked> = {
  form: ContractForm<object, Checked>;
  onSave: (checked: Checked) => Promise<unknown>;
  /** Called after saving; leaving does not ask any more. */
  onSaved?: () => void;
  /** After another button that saves as well: an empty form for the next one. */
  onAnother?: () => void;
  saveLabel?: string;
  /** Left of the save button: a secondary action, such as deleting. */
  aside?: ReactNode;
  /** A new record has no saved state and can be saved untouched. */
  isNew?: boolean;
  children: ReactNode;
};

/** Labels above, one column, errors at the field and summarised at the top, save bar always visible, leaving with changes asks. */
export function Form<Checked>(props: Props<Checked>) {
  const { form, onSave, onSaved, onAnother, saveLabel, aside, isNew = false, children } = props;
  const guard = useLeaveGuard(form.state === 'changed');
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit(onSave))) return;
    guard.release();
    settleText(element.current);
    if (onAnother && wantsAnother(event)) onAnother();
    else onSaved?.();
  };
  return (
    <form
      ref={element}
      noValidate
      data-unsaved={form.state === 'changed' || undefined}
      onSubmit={submit}
      className={classes.form}
    >
      <ErrorSummary form={form} />
      <Stack gap="md">{children}</Stack>
      <SaveBar form={form} isNew={isNew} saveLabel={saveLabel} aside={aside} hasAnother={onAnother !== undefined} />
    </form>
  );
}

/** Lists all errors with links to their fields. Takes the focus when it appears. */
export function ErrorSummary({ form }: { form: Pick<ContractForm, 'errors' | 'refusal' | 'idOf'> }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const paths = Object.keys(form.errors);
  const what = form.refusal ? form.refusal.text : paths.join(' ');
  useEffect(() => {
    if (what) box.current?.focus();
  }, [what]);
  if (!what) return null;
  const title = form.refusal ? form.refusal.title : t('form.errors', { count: paths.length });
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="danger"
      mb="md"
      title={title}
      icon={<IconAlertTriangle stroke={1.5} />}
    >
      {form.refusal?.text}
      {!form.refusal && (
        <List size="sm">
          {paths.map((path) => (
            <List.Item key={path}>
              <Anchor
                component="button"
                type="button"
                c="inherit"
                ta="left"
                underline="always"
                className={classes.way}
                onClick={() => document.getElementById(form.idOf(path))?.focus()}
              >
                <FieldName id={form.idOf(path)} />
                {form.errors[path]}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

/** Reads the label from the form instead of repeating it. */
function FieldName({ id }: { id: string }) {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent;
  return label ? `${label}: ` : null;
}

type BarProps<Checked> = {
  form: ContractForm<object, Checked>;
  isNew: boolean;
  saveLabel: string | undefined;
  aside: ReactNode;
  hasAnother: boolean;
};

function SaveBar<Checked>({ form, isNew, saveLabel, aside, hasAnother }: BarProps<Checked>) {
  const t = useText();
  const isSaving = form.state === 'saving';
  const isIdle = !isNew && form.state !== 'changed' && !isSaving;
  return (
    <Group className={classes.bar} justify="space-between" gap="sm">
      <Group gap="sm">
        {aside}
        <SavedState state={form.state} />
      </Group>
      <Group gap="xs">
        {form.state === 'changed' && (
          <Button variant="subtle" color="gray" c="dimmed" onClick={form.discard}>
            {t('kit.discard')}
          </Button>
        )}
        {hasAnother && <AnotherButton isDisabled={isSaving} />}
        <Button type="submit" loading={isSaving} {...(isIdle && { 'data-disabled': true, 'aria-disabled': true })}>
          {saveLabel ?? t('kit.save')}
        </Button>
      </Group>
    </Group>
  );
}

function SavedState({ state }: { state: ContractForm['state'] }) {
  const t = useText();
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.state}>
      {state === 'changed' && (
        <>
          <IconPointFilled size={14} color="var(--fw-warn)" aria-hidden /> {t('kit.unsaved')}
        </>
      )}
      {state === 'saved' && (
        <>
          <IconCheck size={16} stroke={1.5} color="var(--fw-ok)" aria-hidden /> {t('kit.saved')}
        </>
      )}
      {state === 'saving' && t('kit.saving')}
    </Text>
  );
}

/** Saves as the main button does; whoever enters many goes on with an empty form. */
export function AnotherButton({ isDisabled }: { isDisabled: boolean }) {
  const t = useText();
  return (
    <Button type="submit" variant="default" data-another disabled={isDisabled}>
      {t('kit.save_and_another')}
    </Button>
  );
}

export const wantsAnother = (event: FormEvent) =>
  (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('data-another') === true;
