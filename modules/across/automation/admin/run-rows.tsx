import { cardPath } from '@fachwerk/boards/rules/board-path';
import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import rows from '@fachwerk/react/rows.module.css';
import { useMay } from '@fachwerk/react/session';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime, formatDay } from '@fachwerk/react/time';
import { Anchor, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconHandStop,
  IconPlayerSkipForward,
  IconX,
  IconXboxX,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Run, type RunState, ruleApi, type ShownEffect } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './rules.module.css';

const LOOKS: StateStyles<RunState> = {
  waiting: { icon: IconClock, tone: 'info' },
  done: { icon: IconCheck, tone: 'ok' },
  skipped: { icon: IconPlayerSkipForward, tone: 'quiet' },
  failed: { icon: IconX, tone: 'danger' },
  cancelled: { icon: IconXboxX, tone: 'quiet' },
  stopped: { icon: IconHandStop, tone: 'warn' },
  undone: { icon: IconArrowBackUp, tone: 'quiet' },
};

/** What rules have done and have still to do; what waits can be cancelled, what is done taken back. */
export function RunRows({ runs, boardId }: { readonly runs: readonly Run[]; readonly boardId: string }) {
  return (
    <ul className={rows.rows}>
      {runs.map((run) => (
        <RunRow key={run.id} run={run} boardId={boardId} />
      ))}
    </ul>
  );
}

function RunRow({ run, boardId }: { readonly run: Run; readonly boardId: string }) {
  const t = useText(adminDe);
  const mayWork = useMay('boards.work');
  const cancel = useChange(ruleApi.cancel);
  const undo = useChange(ruleApi.undo);
  const { id, state, subjectKind, subjectName, problem, cardId } = run;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <StateMark look={LOOKS[state]}>{t(`rules.state.${state}`)}</StateMark> <strong>{run.ruleName}</strong>
        <div>
          {t(`rules.subject.${subjectKind}`, { name: subjectName })} · <Ago at={run.occurredAt} />
          {state === 'waiting' && ` · ${t('rules.run.waits', { time: formatDateTime(run.dueAt) })}`}
        </div>
        <div className={classes.about}>
          {run.effects.map((effect) => effectWords(t, effect)).join(', ')}
          {problem && t(problem.code as 'rules.stopped.loop', problem.params)}{' '}
          {cardId && (
            <Anchor component={Link} size="sm" to={cardPath({ id: boardId, name: '' }, cardId)}>
              {t('rules.run.card')}
            </Anchor>
          )}
        </div>
      </div>
      {mayWork && state === 'waiting' && (
        <Button
          variant="default"
          size="xs"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id }, { onSuccess: () => notify(t('rules.run.cancelled')) })}
        >
          {t('rules.run.cancel')}
        </Button>
      )}
      {mayWork && run.isUndoable && (
        <Button
          variant="default"
          size="xs"
          loading={undo.isPending}
          onClick={() => undo.mutate({ id }, { onSuccess: () => notify(t('rules.run.undone')) })}
        >
          {t('rules.run.undo')}
        </Button>
      )}
    </li>
  );
}

type Words = ReturnType<typeof useText<typeof adminDe>>;

function effectWords(t: Words, { kind, name, state }: ShownEffect): string {
  const shownName = kind === 'due' ? formatDay(name) : name;
  const words = t(`rules.effect.${kind}` as 'rules.effect.move', { name: shownName });
  return state === 'left' || state === 'failed' ? `${words} (${t(`rules.effect.${state}`)})` : words;
}
