import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import * as z from 'zod/mini';
import { type LimitSubject, Limits, limitApi } from '../contract.ts';
import { whyNotLimits } from '../rules/limits.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './limit-drawer.module.css';
import { BatteryFields, NoSignalFields, OverrunFields, ReminderFields } from './limit-fields.tsx';
import type { LimitForms } from './limit-forms.ts';
import { LimitLookBack } from './limit-look-back.tsx';
import type { LimitRow } from './limit-rows.ts';
import { useRowName, valuesOf } from './limit-words.ts';
import { WarmFields } from './warm-fields.tsx';

const FIELDS = {
  battery: BatteryFields,
  noSignal: NoSignalFields,
  overrun: OverrunFields,
  keepWarm: WarmFields,
  reminders: ReminderFields,
} satisfies Record<LimitSubject, unknown>;

type Props = { row: LimitRow; subject: LimitSubject; onClose: () => void };

/** One subject of a place, and what other values would have done. */
export function LimitForm({ row, subject, onClose }: Props) {
  const t = useText(adminDe);
  const nameOf = useRowName();
  const form: LimitForms = useContractForm(Limits, valuesOf(row));
  const save = useChange(limitApi.save, { isQuiet: true });
  const { scope, own } = row;
  const limits = { [subject]: form.values[subject] };
  const checked = z.safeParse(Limits, form.values);
  const refusal = checked.success ? whyNotLimits(scope, limits) : null;
  const Fields = FIELDS[subject];
  const onSave = async () => {
    await save.mutateAsync({ scope, limits, version: own?.version ?? 0 });
    notify(t('limits.saved', { what: t(`limits.${subject}`), name: nameOf(row) }));
  };
  return (
    <div className={classes.form}>
      <DialogForm
        form={form}
        label={t('limits.save')}
        onSave={onSave}
        onClose={onClose}
        isReady={checked.success && refusal === null}
      >
        <Fields form={form} />
        {refusal && (
          <Text size="sm" c="danger" role="alert">
            {t(refusal)}
          </Text>
        )}
        <LimitLookBack
          scope={scope}
          limits={limits}
          isReady={checked.success && refusal === null}
          isChanged={form.state === 'changed'}
        />
        {subject === 'overrun' && (
          <Text size="sm" c="dimmed">
            {t('limits.overrun.new_only')}
          </Text>
        )}
      </DialogForm>
    </div>
  );
}
