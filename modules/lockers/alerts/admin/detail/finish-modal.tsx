import { paragraph } from '@fachwerk/base/schema';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';
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
  const title = t('alerts.finish.many', { count: alerts?.length ?? 0 });
  return (
    <Dialog isOpen={alerts !== null} onClose={() => onClose(false)} title={title}>
      {alerts && <FinishForm alerts={alerts} actions={actions} onClose={onClose} />}
    </Dialog>
  );
}

const Values = z.object({ comment: paragraph(2000) });

function FinishForm({ alerts, actions, onClose }: Props & { alerts: readonly Alert[] }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { comment: '' });
  return (
    <DialogForm
      form={form}
      label={t('alerts.finish')}
      onSave={({ comment }) => actions.finish(alerts, comment)}
      onClose={onClose}
    >
      <Textarea
        label={t('alerts.finish.comment')}
        description={t('alerts.finish.comment.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={3}
        resize="vertical"
        data-autofocus
        {...form.field('comment')}
      />
    </DialogForm>
  );
}
