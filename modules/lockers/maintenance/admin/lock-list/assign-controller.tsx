import { type Lock, lockApi } from '@fachwerk/lockers/contract-lock';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useControllers } from '../lock-form/boxes-there.ts';
import { below } from '../lock-form/lock-fields.tsx';
import { words } from '../words.ts';

const Values = z.object({
  controllerId: z.uuid('field.missing'),
  firstChannel: z.int().check(z.minimum(1), z.maximum(999)),
});

type Question = { readonly locks: readonly Lock[]; answer(isDone: boolean): void };
type Assignment = {
  /** Resolves when it is done or given up; false for the latter. */
  ask(locks: readonly Lock[]): Promise<boolean>;
  readonly dialog: ReactNode;
};

/** Wires several boxes of one location to a controller at once. */
export function useAssignController(): Assignment {
  const t = useText(words);
  const [question, setQuestion] = useState<Question | null>(null);
  const answered = (isDone: boolean) => {
    question?.answer(isDone);
    setQuestion(null);
  };
  return {
    ask: async (locks) => {
      if (new Set(locks.map(({ locationId }) => locationId)).size > 1) {
        notify(t('assign.one_location'));
        return false;
      }
      return new Promise((answer) => setQuestion({ locks, answer }));
    },
    dialog: question && (
      <Dialog onClose={() => answered(false)} title={t('assign.title', { count: question.locks.length })}>
        <AssignmentForm locks={question.locks} onAnswer={answered} />
      </Dialog>
    ),
  };
}

type FormProps = { locks: readonly Lock[]; onAnswer: (isDone: boolean) => void };

function AssignmentForm({ locks, onAnswer }: FormProps) {
  const controllers = useControllers(locks[0]!.locationId);
  return controllers ? <Fields locks={locks} controllers={controllers} onAnswer={onAnswer} /> : <Loading lines={4} />;
}

function Fields({
  locks,
  controllers,
  onAnswer,
}: FormProps & { controllers: NonNullable<ReturnType<typeof useControllers>> }) {
  const t = useText(words);
  const assign = useChange(lockApi.assignController, { isQuiet: true });
  const [only, ...others] = controllers;
  const form = useContractForm(Values, { controllerId: only && others.length === 0 ? only.id : '', firstChannel: 1 });
  const save = async (values: z.infer<typeof Values>) => {
    const { changed } = await assign.mutateAsync({ ids: locks.map(({ id }) => id), ...values });
    notify(t('assign.done', { count: changed }));
  };
  return (
    <DialogForm form={form} label={t('assign.action')} onSave={save} onClose={onAnswer}>
      <Text>{t('assign.about')}</Text>
      <Text c="dimmed" size="xs">
        {t('service.boxes', { numbers: locks.map(({ number }) => number).join(', ') })}
      </Text>
      <Select
        label={t('locks.field.controller')}
        description={controllers.length === 0 ? t('locks.controller.none_here') : undefined}
        inputWrapperOrder={below}
        data={controllers.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        data-autofocus
        {...form.field('controllerId')}
      />
      <NumberInput
        label={t('assign.first_channel')}
        description={t('assign.first_channel.about')}
        inputWrapperOrder={below}
        min={1}
        max={999}
        allowDecimal={false}
        {...form.field('firstChannel')}
      />
    </DialogForm>
  );
}
