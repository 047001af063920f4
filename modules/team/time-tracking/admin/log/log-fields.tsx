import { fieldOfInstant, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { DateField } from '@fachwerk/react/date-field';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { TimeLogData, TimeLogProblem } from '../../contract.ts';
import { hashtagsFrom, whyNotSave } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';

export type LogStart = {
  readonly projectId: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly description: string;
  readonly hashtags: readonly string[];
};

/** What is typed about a time; `why` is the first reason it cannot be saved yet, by the rule of the server. */
export function useLogForm(initial: LogStart) {
  const shown = (at: Date) => fieldOfInstant(at, HOUSE_ZONE);
  const [values, setValues] = useState(() => ({
    projectId: initial.projectId,
    from: shown(initial.startTime),
    to: shown(initial.endTime),
    description: initial.description,
    hashtags: initial.hashtags.map((tag) => `#${tag}`).join(' '),
  }));
  // A field has no seconds: what nobody touched stays to the second.
  const startTime = values.from === shown(initial.startTime) ? initial.startTime : instantFrom(values.from, HOUSE_ZONE);
  const endTime = values.to === shown(initial.endTime) ? initial.endTime : instantFrom(values.to, HOUSE_ZONE);
  const words = { description: values.description.trim(), hashtags: hashtagsFrom(values.hashtags) };
  const data: TimeLogData | null = startTime && endTime ? { startTime, endTime, ...words } : null;
  const why: TimeLogProblem | 'time_log.bad_time' | null = data ? whyNotSave(data, new Date()) : 'time_log.bad_time';
  const set = (change: Partial<typeof values>) => setValues((known) => ({ ...known, ...change }));
  return { values, set, data, why };
}
type LogForm = ReturnType<typeof useLogForm>;

type Props = {
  form: LogForm;
  /** What the server said, or nothing. */
  refusal: string | null;
  isSaving: boolean;
  onSave: () => void;
  /** Above the fields: the project. */
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
};

/** Start, end, description, hashtags; nothing is saved without a description (spec §5). */
export function LogFields({ form, refusal, isSaving, onSave, children, beside }: Props) {
  const t = useText(adminDe);
  const { values, set, why } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!why) onSave();
  };
  // That a description is missing is seen at the button; the other reasons are said.
  const said = refusal ?? (why && why !== 'time_log.not_described' ? t(why) : null);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        {children}
        <DateField label={t('time_log.from')} withTime value={values.from} onChange={(from) => set({ from })} />
        <DateField label={t('time_log.to')} withTime value={values.to} onChange={(to) => set({ to })} />
        <Textarea
          label={t('time_log.description')}
          description={t('time_log.description_about')}
          {...HELP_BELOW}
          rows={3}
          maxLength={500}
          required
          data-autofocus
          value={values.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <TextInput
          label={t('time_log.hashtags')}
          description={t('time_log.hashtags_about')}
          {...HELP_BELOW}
          value={values.hashtags}
          onChange={(event) => set({ hashtags: event.currentTarget.value })}
        />
        {said && (
          <Alert color="danger" role="alert">
            {said}
          </Alert>
        )}
        <Group justify="space-between" gap="xs">
          {beside ?? <span />}
          <Button type="submit" loading={isSaving} disabled={why !== null} title={why ? t(why) : undefined}>
            {t('time_log.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
