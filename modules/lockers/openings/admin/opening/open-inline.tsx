import { askKey, useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type OpenAttempt, openApi } from '../../contract.ts';
import { isEnded } from '../../rules/attempt-states.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { attemptDetail, isOpen } from '../attempts/attempt-words.ts';
import classes from './open-inline.module.css';
import { useAttempt } from './use-attempt.ts';

type Opened = { readonly lockId: string; readonly attempt: OpenAttempt };

/** Opens one box after the other with a tap each, without a dialog; for boxes that nobody rents. */
export function useInlineOpening(reason: string): {
  open(lockId: string): void;
  readonly isPending: boolean;
  /** Why the user cannot open boxes, as text, or null. */
  readonly whyNot: string | null;
  /** What became of the opening of this box; null before. */
  stateOf(lockId: string): ReactNode;
} {
  const t = useText(adminDe);
  const client = useQueryClient();
  const mayOpen = useMay('locks.open');
  const change = useChange(openApi.open, { stale: 'nothing' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const begin = async (lockId: string, sendAltSignal = false) => {
    const item = { id: lockId, transactionId: crypto.randomUUID(), reason };
    const attempt = await change.mutateAsync({ item, type: 'service', sendAltSignal }).catch(() => null);
    if (!attempt) return;
    client.setQueryData(askKey(openApi.attempt, { id: attempt.id }), attempt);
    setOpened({ lockId, attempt });
  };
  return {
    open: (lockId) => void begin(lockId),
    isPending: change.isPending,
    whyNot: mayOpen ? null : t('locks.denied.open'),
    stateOf: (lockId) =>
      opened?.lockId === lockId ? (
        <OpeningLine key={opened.attempt.id} first={opened.attempt} onSecondSignal={() => void begin(lockId, true)} />
      ) : null,
  };
}

function OpeningLine({ first, onSecondSignal }: { first: OpenAttempt; onSecondSignal: () => void }) {
  const t = useText(adminDe);
  const attempt = useAttempt(first);
  const isOver = isEnded(attempt.state);
  const Icon = !isOver ? IconLoader2 : isOpen(attempt) ? IconCircleCheck : IconAlertTriangle;
  const detail = attemptDetail(attempt);
  return (
    <div className={classes.line} role="status" data-tone={isOver ? (isOpen(attempt) ? 'ok' : 'danger') : undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>
        {t(`attempt.state.${attempt.state}`)}
        {detail && ` · ${detail}`}
      </span>
      {attempt.state === 'jammed' && !attempt.sendAltSignal && (
        <Button size="compact-sm" variant="default" onClick={onSecondSignal}>
          {t('open.second_signal.try')}
        </Button>
      )}
    </div>
  );
}
