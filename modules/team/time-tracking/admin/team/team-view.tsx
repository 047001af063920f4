import { cents } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { type Sheet, teamApi } from '../../contract-team.ts';
import { whyNotDecide } from '../../rules/sheet.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../hours/hours.module.css';
import { SheetMark } from '../hours/sheet-mark.tsx';
import { SharedTime, ShiftTable } from '../hours/shift-table.tsx';
import { ReportButtons } from '../report-buttons.tsx';

const COLUMNS = ['person', 'time', 'amount', 'days', 'absent', 'hints', 'state'] as const;
const FIGURES: readonly string[] = ['time', 'amount', 'days', 'absent'];

/** Everybody's month: hours, hints, and who waits for a decision. A person opens to show the days. */
export function TeamView({ month }: { month: string }) {
  const t = useText(adminDe);
  const asked = useAsk(teamApi.sheets, { month }, { keepPrevious: true });
  const [openId, setOpenId] = useState<string | null>(null);
  const sheets = asked.data?.sheets;
  if (!sheets) return <PendingPanel asked={asked} />;
  const sum = (of: 'minutes' | 'cents') => sheets.reduce((total, sheet) => total + sheet[of], 0);
  return (
    <Stack gap="md">
      <Group justify="flex-end" align="end" gap="xs">
        <ReportButtons month={month} scope="team" />
      </Group>
      <Panel isWide>
        {sheets.length === 0 ? (
          <Text c="dimmed">{t('time_team.none')}</Text>
        ) : (
          <Box className={classes.scroll ?? ''} tabIndex={0} role="region" aria-label={t('time_log.tab.team')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col" data-figure={FIGURES.includes(name) || undefined}>
                      {t(`time_team.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sheets.map((sheet) => (
                  <TeamRow
                    key={sheet.userId}
                    sheet={sheet}
                    month={month}
                    isOpen={sheet.userId === openId}
                    onToggle={() => setOpenId(sheet.userId === openId ? null : sheet.userId)}
                  />
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('time_team.sum')}</th>
                  <td data-figure>{hoursOf(sum('minutes'))}</td>
                  <td data-figure>{formatMoney(cents(sum('cents')))}</td>
                  <td colSpan={4} />
                </tr>
              </tfoot>
            </table>
          </Box>
        )}
      </Panel>
    </Stack>
  );
}

type RowProps = { sheet: Sheet; month: string; isOpen: boolean; onToggle: () => void };

function TeamRow({ sheet, month, isOpen, onToggle }: RowProps) {
  const t = useText(adminDe);
  const hints = sheet.shifts.reduce((count, shift) => count + shift.hints.length, 0);
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className={classes.person} aria-expanded={isOpen} onClick={onToggle}>
            {sheet.userName}
          </button>
        </th>
        <td data-figure>{hoursOf(sheet.minutes)}</td>
        <td data-figure>{formatMoney(cents(sheet.cents))}</td>
        <td data-figure>{sheet.shifts.length}</td>
        <td data-figure>{absentDays(sheet, month)}</td>
        <td data-words>
          <SharedTime shifts={sheet.shifts} />
          {hints > 0 && (
            <StateMark look={{ icon: IconAlertTriangle, tone: 'warn' }}>
              {t('time_hours.hint_count', { count: hints })}
            </StateMark>
          )}
        </td>
        <td>
          <Group gap="xs" wrap="nowrap">
            <SheetMark state={sheet.state} decidedBy={sheet.decidedBy} />
            <DecideButtons sheet={sheet} month={month} />
          </Group>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={COLUMNS.length}>
            <ShiftTable shifts={sheet.shifts} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Calendar days of the month. */
function absentDays({ absences }: Sheet, month: string): number {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return Array.from({ length: first.daysInMonth }, (_, day) => first.add({ days: day }).toString()).filter((on) =>
    absences.some(({ fromOn, untilOn }) => fromOn <= on && on <= untilOn),
  ).length;
}

/** Approve what was handed in, or give it back; by the rule of the server. */
function DecideButtons({ sheet, month }: { sheet: Sheet; month: string }) {
  const t = useText(adminDe);
  const decide = useChange(teamApi.decide);
  const may = useMay('time_log.manage');
  if (!may) return null;
  const { userId, userName: name, state } = sheet;
  const press = (decision: 'approve' | 'give_back') =>
    decide.mutateAsync({ userId, month, decision }).then(
      () => notify(t(decision === 'approve' ? 'time_sheet.approved' : 'time_sheet.given_back')),
      () => undefined,
    );
  return (
    <>
      {(['approve', 'give_back'] as const).map(
        (decision) =>
          whyNotDecide(state, decision) === null && (
            <Button
              key={decision}
              size="compact-sm"
              variant={decision === 'approve' ? 'light' : 'default'}
              aria-label={t(`time_sheet.${decision}_of`, { name })}
              onClick={() => press(decision)}
            >
              {t(`time_sheet.${decision}`)}
            </Button>
          ),
      )}
    </>
  );
}
