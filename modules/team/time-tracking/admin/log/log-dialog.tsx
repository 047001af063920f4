import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, NativeSelect } from '@mantine/core';
import { type TimeLog, timeLogApi } from '../../contract.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LogFields, type LogStart, useLogForm } from './log-fields.tsx';

type Props = {
  /** A finished one to be changed; left out, a new one. */
  known?: TimeLog;
  start: LogStart;
  onClose: () => void;
};

/** Puts a time in afterwards, or corrects one. */
export function LogDialog({ known, start, onClose }: Props) {
  const t = useText(adminDe);
  return (
    <Dialog title={t(known ? 'time_log.edit.title' : 'time_log.add.title')} onClose={onClose}>
      <LogDialogForm {...(known && { known })} start={start} onClose={onClose} />
    </Dialog>
  );
}

function LogDialogForm({ known, start, onClose }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const projects = useAsk(timeLogApi.projects, {}).data?.projects ?? [];
  const form = useLogForm(start);
  const add = useChange(timeLogApi.save, { isQuiet: true });
  const edit = useChange(timeLogApi.edit, { isQuiet: true });
  const remove = useChange(timeLogApi.delete);
  const choices = projects.filter(({ id, isClosed }) => !isClosed || id === start.projectId);
  const projectId = form.values.projectId || choices[0]?.id || '';
  const error = add.error ?? edit.error;
  const done = (words: 'time_log.saved' | 'time_log.deleted') => () => {
    notify(t(words));
    onClose();
  };
  const save = async () => {
    const { data } = form;
    if (!data?.endTime || !projectId) return;
    const saved = known
      ? edit.mutateAsync({ timeLog: { ...data, endTime: data.endTime, id: known.id, projectId } })
      : add.mutateAsync({ projectId, timeLogId: null, timeLog: data });
    await saved.then(done('time_log.saved'), () => undefined);
  };
  const removeIt = async () => {
    if (!known) return;
    const words = {
      time: hoursOf(known.totalTime ?? 0),
      day: formatDate(known.startTime),
      description: known.description,
    };
    const question = { title: t('time_log.delete.title'), text: t('time_log.delete.text', words) };
    if (!(await confirm({ ...question, confirm: t('time_log.delete'), isDanger: true }))) return;
    await remove.mutateAsync({ timeLog: { id: known.id } }).then(done('time_log.deleted'), () => undefined);
  };
  return (
    <LogFields
      form={form}
      refusal={error ? wordsOf(error).text : null}
      isSaving={add.isPending || edit.isPending}
      onSave={save}
      beside={
        known && (
          <Button variant="subtle" color="danger" onClick={removeIt}>
            {t('time_log.delete')}
          </Button>
        )
      }
    >
      <NativeSelect
        label={t('time_log.project')}
        data={choices.map(({ id, name }) => ({ value: id, label: name }))}
        value={projectId}
        onChange={(event) => form.set({ projectId: event.currentTarget.value })}
      />
    </LogFields>
  );
}
