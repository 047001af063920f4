import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { timeLogApi } from '../../contract.ts';
import { type Sheet, teamApi } from '../../contract-team.ts';
import { monthOf } from '../../rules/month.ts';
import { whyNotHandIn } from '../../rules/sheet.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { monthName } from '../month-select.tsx';
import { ReportButtons } from '../report-buttons.tsx';
import { timeLive } from '../time-live.ts';
import { AbsencePanel } from './absence-panel.tsx';
import { SheetMark } from './sheet-mark.tsx';
import { SharedTime, ShiftTable } from './shift-table.tsx';

/** One's own month: working days with what the law says to them, absences, and handing it in. */
export function HoursView({ month }: { month: string }) {
  const t = useText(adminDe);
  useLiveRefetch(timeLive);
  const asked = useAsk(teamApi.sheet, { month }, { keepPrevious: true });
  const sheet = asked.data?.sheet;
  if (!sheet) return <PendingPanel asked={asked} />;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <Group gap="md">
          <Text fw={600} className="tabular">
            {t('time_hours.sum', { time: hoursOf(sheet.minutes) })}
          </Text>
          <SharedTime shifts={sheet.shifts} />
          <SheetMark state={sheet.state} decidedBy={sheet.decidedBy} />
        </Group>
        <Group gap="xs" align="end">
          <ReportButtons month={month} scope="own" />
          <HandIn sheet={sheet} month={month} />
        </Group>
      </Group>
      <Panel isWide>
        <ShiftTable shifts={sheet.shifts} />
        <Text size="xs" c="dimmed" mt="sm">
          {t('time_hours.about')}
        </Text>
      </Panel>
      <Panel isWide>
        <AbsencePanel absences={sheet.absences} />
      </Panel>
    </Stack>
  );
}

function HandIn({ sheet, month }: { sheet: Sheet; month: string }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const submit = useChange(teamApi.submit);
  const running = useAsk(timeLogApi.running, {}).data?.timeLog;
  const isRunning = running ? monthOf(running.startTime) === month : false;
  const why = whyNotHandIn({ state: sheet.state, month, isRunning }, new Date());
  if (why === 'time_sheet.not_open') return null;
  const handIn = async () => {
    const question = {
      title: t('time_sheet.submit.title', { month: monthName(month) }),
      text: t('time_sheet.submit.text'),
    };
    if (!(await confirm({ ...question, confirm: t('time_sheet.submit') }))) return;
    await submit.mutateAsync({ month }).then(
      () => notify(t('time_sheet.submitted')),
      () => undefined,
    );
  };
  return (
    <Button
      variant="light"
      disabled={why !== null}
      title={why ? t(why) : undefined}
      loading={submit.isPending}
      onClick={handIn}
    >
      {t('time_sheet.submit')}
    </Button>
  );
}
