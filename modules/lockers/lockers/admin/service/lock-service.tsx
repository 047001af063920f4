import { line } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { type Lock, lockApi } from '../../contract-lock.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** As the contract wants it. */
const Values = z.object({ reason: line(300, 3) });

type Question = { readonly locks: readonly Lock[]; readonly isInService: boolean; answer(isDone: boolean): void };
type Service = {
  /** Resolves when it is done or given up; false for the latter. */
  ask(locks: readonly Lock[], isInService: boolean): Promise<boolean>;
  readonly whyNot: string | null;
  readonly dialog: ReactNode;
};

/** Taking boxes out of service and back: always with a reason, for whoever stands before them next. */
export function useService(): Service {
  const t = useText(adminDe);
  const mayService = useMaySomewhere('locks.service');
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answered = (isDone: boolean) => {
    setOpen(false);
    question?.answer(isDone);
  };
  return {
    ask: (locks, isInService) =>
      new Promise((answer) => {
        setQuestion({ locks, isInService, answer });
        setOpen(true);
      }),
    whyNot: mayService ? null : t('locks.denied.service'),
    dialog: question && (
      <Dialog
        isOpen={isOpen}
        onClose={() => answered(false)}
        title={t(question.isInService ? 'service.in.title' : 'service.out.title', { count: question.locks.length })}
      >
        {isOpen && <ServiceForm {...question} onAnswer={answered} />}
      </Dialog>
    ),
  };
}

function ServiceForm({ locks, isInService, onAnswer }: Question & { onAnswer: (isDone: boolean) => void }) {
  const t = useText(adminDe);
  const change = useChange(lockApi.setService, { isQuiet: true });
  const form = useContractForm(Values, { reason: '' });
  const save = async ({ reason }: z.infer<typeof Values>) => {
    const done = await change.mutateAsync({ ids: locks.map(({ id }) => id), isInService, reason });
    notify(t(isInService ? 'service.in.done' : 'service.out.done', { count: done.changed }));
  };
  return (
    <DialogForm
      form={form}
      label={t(isInService ? 'service.in.action' : 'service.out.action')}
      onSave={save}
      onClose={onAnswer}
    >
      <Text>{t(isInService ? 'service.in.text' : 'service.out.text')}</Text>
      <Text c="dimmed" size="xs">
        {t('service.boxes', { numbers: locks.map(({ number }) => number).join(', ') })}
      </Text>
      <Textarea
        label={t('service.reason')}
        description={t('service.reason.about')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={3}
        required
        data-autofocus
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
