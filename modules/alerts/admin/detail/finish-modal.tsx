import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Alert } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { AlertActions } from './use-alert-actions.ts';

type Props = {
  /** Null while there is nothing to ask. */
  alerts: readonly Alert[] | null;
  actions: AlertActions;
  /** Whether they were finished. */
  onClose: (isDone: boolean) => void;
};

/** Several alerts, one answer: what was done about them. */
export function FinishModal({ alerts, actions, onClose }: Props) {
  const t = useText(adminDe);
  const [comment, setComment] = useState('');
  const title = t('alerts.finish.many', { count: alerts?.length ?? 0 });
  const close = (isDone: boolean) => {
    setComment('');
    onClose(isDone);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (alerts && (await actions.finish(alerts, comment))) close(true);
  };
  return (
    <Dialog isOpen={alerts !== null} onClose={() => close(false)} title={title}>
      <form onSubmit={submit}>
        <Textarea
          label={t('alerts.finish.comment')}
          description={t('alerts.finish.comment.help')}
          inputWrapperOrder={['label', 'input', 'description']}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          maxLength={2000}
          rows={3}
          resize="vertical"
          data-autofocus
        />
        <DialogButtons label={t('alerts.finish')} isBusy={actions.isBusy} onClose={() => close(false)} />
      </form>
    </Dialog>
  );
}
