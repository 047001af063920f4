import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconDoor, IconDoorEnter, IconQuestionMark } from '@tabler/icons-react';
import type { OpenAttempt } from '../../contract.ts';
import { isEnded } from '../../rules/attempt-states.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { attemptDetail, isOpen } from '../attempts/attempt-words.ts';
import classes from './open-box.module.css';
import { OpenSteps } from './open-steps.tsx';
import { useAttempt } from './use-attempt.ts';

type Props = { first: OpenAttempt; onAgain: () => void; onSecondSignal: () => void; onClose: () => void };

/** Progress of the attempt, and the actual door state. */
export function OpenProgress({ first, onAgain, onSecondSignal, onClose }: Props) {
  const t = useText(adminDe);
  const attempt = useAttempt(first);
  return (
    <Stack gap="md">
      <OpenSteps attempt={attempt} />
      <div role="status">{isEnded(attempt.state) && <Outcome attempt={attempt} />}</div>
      <DoorTruth attempt={attempt} />
      <Group justify="flex-end" gap="xs">
        {attempt.state === 'jammed' && !attempt.sendAltSignal && (
          <Button onClick={onSecondSignal}>{t('open.second_signal.try')}</Button>
        )}
        {isEnded(attempt.state) && !isOpen(attempt) && (
          <Button
            variant={attempt.state === 'jammed' && !attempt.sendAltSignal ? 'default' : 'filled'}
            onClick={onAgain}
          >
            {t('kit.retry')}
          </Button>
        )}
        <Button variant={isOpen(attempt) ? 'filled' : 'default'} onClick={onClose}>
          {t('kit.close')}
        </Button>
      </Group>
    </Stack>
  );
}

function Outcome({ attempt }: { attempt: OpenAttempt }) {
  const t = useText(adminDe);
  const { state } = attempt;
  if (state === 'requested' || state === 'sent' || state === 'acknowledged') return null;
  const isGood = isOpen(attempt);
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  const detail = attemptDetail(attempt);
  return (
    <Alert color={isGood ? 'ok' : 'danger'} icon={<Icon stroke={1.5} />} title={t(`attempt.state.${state}`)}>
      {state === 'jammed' && attempt.sendAltSignal ? t('open.outcome.jammed.twice') : t(`open.outcome.${state}`)}
      {detail && ` ${detail}`}
    </Alert>
  );
}

const DOORS = { open: IconDoorEnter, closed: IconDoor, unknown: IconQuestionMark } as const;

/** „Offen“ is shown only with proof. */
function DoorTruth({ attempt: { doorState } }: { attempt: OpenAttempt }) {
  const t = useText(adminDe);
  const Icon = DOORS[doorState];
  return (
    <div className={classes.truth}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>{t(`open.truth.${doorState}`)}</span>
    </div>
  );
}
