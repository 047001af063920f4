import { useConfirm } from '@fachwerk/react/confirm';
import { GuardedButton } from '@fachwerk/react/guarded-button';
import { NetworkLine } from '@fachwerk/react/network-line';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Button, Progress, Text, Title } from '@mantine/core';
import { IconBattery1, IconPlayerPlay } from '@tabler/icons-react';
import type { RoundSheet } from '../../contract.ts';
import { batteriesNeeded } from '../../rules/work.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RoundMark } from '../round-words.tsx';
import { FindTask } from './find-task.tsx';
import { NotTaken } from './not-taken.tsx';
import classes from './round.module.css';
import { RoundMenu } from './round-menu.tsx';
import type { RoundView } from './use-round.ts';

type Props = { view: RoundView; sheet: RoundSheet };

export function RoundHead({ view, sheet }: Props) {
  const t = useText(adminDe);
  const { round, stops } = sheet;
  const batteries = batteriesNeeded(stops.flatMap(({ tasks }) => tasks).filter(({ state }) => state === 'open'));
  return (
    <header className={classes.head}>
      <div className={classes.titleRow}>
        <div>
          <Title order={1}>
            {t('rounds.of_day', {
              day: formatDay(round.day, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }),
            })}
          </Title>
          <div className={classes.facts}>
            <RoundMark state={round.state} />
            <span>{round.technicianName}</span>
          </div>
        </div>
        <RoundMenu view={view} sheet={sheet} />
      </div>
      <Progress value={(round.stopsFinished / round.stops) * 100} size="lg" aria-label={t('rounds.field.stops')} />
      <div className={classes.numbers}>
        <Text component="span" fw={600} className="tabular">
          {t('rounds.stops_done', { done: round.stopsFinished, count: round.stops })}
        </Text>
        <Text component="span" c="dimmed" className="tabular">
          {t('rounds.tasks_open', { count: round.tasksOpen })}
        </Text>
      </div>
      {batteries > 0 && round.state === 'planned' && (
        <Text size="sm" className={classes.batteries ?? ''}>
          <IconBattery1 size={18} stroke={1.5} aria-hidden />
          {t('rounds.take_batteries', { count: batteries })}
        </Text>
      )}
      <NetworkLine isOnline={view.isOnline} waiting={view.waiting.length} />
      <NotTaken sheet={sheet} />
      <NextStep view={view} sheet={sheet} />
      <FindTask sheet={sheet} />
    </header>
  );
}

function NextStep({ view, sheet }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const mayWork = useMay('rounds.work');
  const { state, stops, stopsFinished, tasksOpen } = sheet.round;
  if (!mayWork) return null;
  if (state === 'planned') {
    return (
      <Button
        size="md"
        leftSection={<IconPlayerPlay size={18} stroke={1.5} />}
        onClick={() => view.report({ kind: 'started' })}
      >
        {t('rounds.start')}
      </Button>
    );
  }
  if (state !== 'running') return null;
  const left = stops - stopsFinished;
  const finish = async () => {
    const text = left > 0 ? t('rounds.finish.left', { count: left }) : t('rounds.finish.tasks', { count: tasksOpen });
    const question = { title: t('rounds.finish'), text, confirm: t('rounds.finish') };
    if ((left === 0 && tasksOpen === 0) || (await confirm(question))) view.report({ kind: 'finished' });
  };
  return (
    <GuardedButton
      label={t('rounds.finish')}
      whyNot={null}
      onPress={() => void finish()}
      variant={left > 0 ? 'default' : 'filled'}
      size="md"
    />
  );
}
