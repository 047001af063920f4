import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useKeptText } from '@fachwerk/react/kept-text';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Button, Popover } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type TimeLog, timeLogApi } from '../../contract.ts';
import { endOfTimer } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LogFields, useLogForm } from '../log/log-fields.tsx';

/** Opens with the end at this moment; start, end and words can be changed before it is saved (spec §4). */
export function StopPopover({ timeLog }: { timeLog: TimeLog }) {
  const t = useText(adminDe);
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const within = useRef<HTMLDivElement>(null);
  const leave = useKeptText(within, openedAt !== null);
  const close = () => setOpenedAt(null);
  return (
    <Popover
      opened={openedAt !== null}
      onChange={(isOpen) => !isOpen && leave(close)}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      // The calendar of a date field lies over it, and is no click outside.
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <Button
          color="danger"
          variant="light"
          size="xs"
          leftSection={<IconPlayerStop size={16} stroke={1.5} />}
          aria-label={t('time_log.stop_on', { name: timeLog.projectName })}
          onClick={() => (openedAt ? leave(close) : setOpenedAt(endOfTimer(timeLog.startTime, new Date())))}
        >
          {t('time_log.stop')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('time_log.stop_on', { name: timeLog.projectName })}>
        <div ref={within}>{openedAt && <StopForm timeLog={timeLog} endTime={openedAt} onDone={close} />}</div>
      </Popover.Dropdown>
    </Popover>
  );
}

type FormProps = { timeLog: TimeLog; endTime: Date; onDone: () => void };

function StopForm({ timeLog, endTime, onDone }: FormProps) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const form = useLogForm({ ...timeLog, endTime });
  const save = useChange(timeLogApi.save, { isQuiet: true });
  const discard = useChange(timeLogApi.delete);
  const stop = () =>
    save.mutateAsync({ projectId: timeLog.projectId, timeLogId: timeLog.id, timeLog: form.data }).then(
      () => {
        notify(t('time_log.saved'));
        onDone();
      },
      () => undefined,
    );
  const giveUp = async () => {
    const since = formatTime(timeLog.startTime, 'time');
    const question = { title: t('time_log.discard.title'), text: t('time_log.discard.text', { time: since }) };
    if (!(await confirm({ ...question, confirm: t('time_log.discard'), isDanger: true }))) return;
    await discard.mutateAsync({ timeLog: { id: timeLog.id } }).then(onDone, () => undefined);
  };
  const beside = (
    <Button variant="subtle" color="gray" onClick={giveUp}>
      {t('time_log.discard')}
    </Button>
  );
  return (
    <LogFields
      form={form}
      refusal={save.error ? wordsOf(save.error).text : null}
      isSaving={save.isPending}
      onSave={stop}
      beside={beside}
    />
  );
}
