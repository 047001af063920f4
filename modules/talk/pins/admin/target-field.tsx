import { useAsk } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type PinInput, type PinTarget, pinApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { readonly form: ContractForm<PinInput> };

/** What exactly a pin starts: which dialogue, which template, which steps. */
export function TargetField({ form }: Props) {
  const t = useText(adminDe);
  const { starts } = form.values;
  const targets = useAsk(pinApi.targets, {}).data;
  if (starts.kind === 'question') return null;
  if (starts.kind === 'instruction') return <StepsField form={form} steps={starts.steps} />;
  if (starts.kind === 'dialogue')
    return (
      <Select
        label={t('pins.dialogue')}
        placeholder={t('pins.choose')}
        nothingFoundMessage={t('pins.no_dialogue')}
        searchable
        data={(targets?.dialogues ?? []).map((each) => ({
          value: each.id,
          label: each.isReady ? each.name : t('pins.unpublished', { name: each.name }),
        }))}
        id={form.idOf('starts.dialogueId')}
        error={form.errors['starts.dialogueId'] && t('pins.choose_target')}
        value={starts.dialogueId || null}
        onChange={(id) => form.set('starts', { kind: 'dialogue', dialogueId: id ?? '' })}
      />
    );
  return (
    <Select
      label={t('pins.template')}
      placeholder={t('pins.choose')}
      nothingFoundMessage={t('pins.no_template')}
      searchable
      data={byBoard(targets?.templates ?? [])}
      id={form.idOf('starts.templateId')}
      error={form.errors['starts.templateId'] && t('pins.choose_target')}
      value={starts.templateId || null}
      onChange={(id) => form.set('starts', { kind: 'card', templateId: id ?? '' })}
    />
  );
}

function StepsField({ form, steps }: Props & { readonly steps: readonly string[] }) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState(steps.join('\n'));
  const [path, error] = Object.entries(form.errors).find(([each]) => each.startsWith('starts.steps')) ?? [];
  return (
    <Textarea
      label={t('pins.steps')}
      description={t('pins.steps_help')}
      autosize
      minRows={4}
      maxRows={12}
      id={form.idOf(path ?? 'starts.steps')}
      error={error && (steps.length === 0 ? t('pins.steps_missing') : error)}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const lines = value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean);
        form.set('starts', { kind: 'instruction', steps: lines });
      }}
    />
  );
}

/** Templates below the name of their board; those of archived boards start nothing and are left out. */
function byBoard(templates: readonly PinTarget[]) {
  const ready = templates.filter(({ isReady }) => isReady);
  return [...new Set(ready.map(({ board }) => board))].map((group) => ({
    group,
    items: ready.filter(({ board }) => board === group).map(({ id, name }) => ({ value: id, label: name })),
  }));
}
