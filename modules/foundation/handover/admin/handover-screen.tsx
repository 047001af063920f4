import { useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { type Handover, handoverApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { FigureSection } from './figure-section.tsx';
import classes from './handover.module.css';
import { HandoverFilters } from './handover-filters.tsx';
import { MailButton } from './mail-button.tsx';
import { NoteSection } from './note-section.tsx';
import { OpenSection } from './open-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { useHandover } from './use-handover.ts';

/** What is open first, then what happened: two minutes for whoever begins a shift. */
export function HandoverScreen() {
  const t = useText(adminDe);
  const choice = useHandover();
  const { asked } = choice;
  useVisit();
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Title order={1}>{t('handover.page_title')}</Title>
          {asked.data && <Span shown={asked.data} />}
        </div>
        {asked.data && <MailButton plan={asked.data.mailPlan} />}
      </Group>
      <HandoverFilters choice={choice} />
      {asked.data ? (
        <Sections shown={asked.data} />
      ) : asked.isError ? (
        <Paper withBorder p="md">
          <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
        </Paper>
      ) : (
        <Paper withBorder p="md">
          <Loading lines={12} />
        </Paper>
      )}
    </Stack>
  );
}

function Span({ shown: { from, to } }: { shown: Handover }) {
  const t = useText(adminDe);
  const isNow = Math.abs(Date.now() - to.getTime()) < 300_000;
  const end = isNow ? t('handover.now') : formatTime(to, 'weekdayTime');
  return (
    <Text c="dimmed" size="sm">
      {t('handover.span', { from: formatTime(from, 'weekdayTime'), to: end })}
    </Text>
  );
}

function Sections({ shown }: { shown: Handover }) {
  const mayWrite = useMay('handover.write');
  return (
    <div className={classes.sections}>
      <div className={classes.column}>
        <OpenSection parts={shown.open} />
        {shown.people && <PeopleSection people={shown.people} />}
      </div>
      <div className={classes.column}>
        <NoteSection notes={shown.notes} mayWrite={mayWrite} />
        <FigureSection shown={shown} />
      </div>
    </div>
  );
}

/** Once for each time the screen is opened. */
function useVisit() {
  const { mutate } = useChange(handoverApi.visit, { isQuiet: true, stale: 'nothing' });
  useEffect(() => mutate({}), [mutate]);
}
