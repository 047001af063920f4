import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Select, Switch, TextInput } from '@mantine/core';
import { type RuleChoices, RuleInput, ruleApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ActionRows } from './action/action-rows.tsx';
import { ConditionRows } from './condition-rows.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { TriggerFields } from './trigger-fields.tsx';

type Props = { readonly rule: RuleInput; readonly choices: RuleChoices; readonly onClose: () => void };

const DELAYS = ['0', '15', '60', '240', '1440', '4320', '10080'] as const;
const WIDTH = 720;

/** Of a stored rule only what can be written. */
const writable = ({ id, boardId, name, isActive, trigger, conditions, actions, delayMinutes, ready }: RuleInput) => ({
  ...(id && { id }),
  boardId,
  name,
  isActive,
  trigger,
  conditions,
  actions,
  delayMinutes,
  ready,
});

/** When, if, then; and what that would have done. */
export function RuleForm({ rule, choices, onClose }: Props) {
  const t = useText(adminDe);
  const save = useChange(ruleApi.save, { isQuiet: true });
  const form = useContractForm(RuleInput, writable(rule));
  const { values, set } = form;
  return (
    <Dialog
      title={rule.id ? t('rules.edit', { name: rule.name }) : t('rules.add')}
      onClose={onClose}
      size={WIDTH}
      isKept
    >
      <DialogForm
        form={form}
        label={t('rules.save')}
        onSave={(checked) => save.mutateAsync({ rule: checked })}
        onClose={onClose}
      >
        <TextInput label={t('rules.name')} data-autofocus {...form.field('name')} />
        <TriggerFields
          trigger={values.trigger}
          boardId={values.boardId}
          choices={choices}
          onChange={(trigger) => {
            if (trigger.kind !== values.trigger.kind) set('conditions', []);
            set('trigger', trigger);
          }}
        />
        <ConditionRows
          kind={values.trigger.kind}
          boardId={values.boardId}
          conditions={values.conditions}
          choices={choices}
          onChange={(conditions) => set('conditions', conditions)}
        />
        <ActionRows form={form} choices={choices} />
        <Select
          label={t('rules.delay')}
          description={t('rules.delay.help')}
          allowDeselect={false}
          data={DELAYS.map((minutes) => ({ value: minutes, label: t(`rules.delay.${minutes}`) }))}
          value={String(values.delayMinutes)}
          onChange={(minutes) => set('delayMinutes', Number(minutes))}
        />
        <Switch label={t('rules.active')} {...form.check('isActive')} />
        <TrialPanel rule={values} />
      </DialogForm>
    </Dialog>
  );
}
