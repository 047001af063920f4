import { useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Lock, lockApi } from '../../contract-lock.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** The contract's least: fewer letters are no reason. */
const SHORTEST_REASON = 3;

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
  const mayService = useMay('locks.service');
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
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST_REASON;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    const ids = locks.map(({ id }) => id);
    const done = await change.mutateAsync({ ids, isInService, reason }).catch(() => null);
    if (!done) return;
    notify(t(isInService ? 'service.in.done' : 'service.out.done', { count: done.changed }));
    onAnswer(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {change.error && (
          <Alert role="alert" color="danger" icon={<IconAlertTriangle stroke={1.5} />}>
            {wordsOf(change.error).text}
          </Alert>
        )}
        <Text>{t(isInService ? 'service.in.text' : 'service.out.text')}</Text>
        <Text c="dimmed" size="xs">
          {t('service.boxes', { numbers: locks.map(({ number }) => number).join(', ') })}
        </Text>
        <Textarea
          label={t('service.reason')}
          description={t('service.reason.about')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={300}
          rows={3}
          required
          error={isTried && isShort ? t('service.reason.missing') : undefined}
          data-autofocus
        />
      </Stack>
      <DialogButtons
        label={t(isInService ? 'service.in.action' : 'service.out.action')}
        isBusy={change.isPending}
        onClose={() => onAnswer(false)}
      />
    </form>
  );
}
