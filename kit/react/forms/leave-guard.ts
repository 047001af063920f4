import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { onTokenExpired } from '../calls/session.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import { useText } from '../shell/texts.ts';

/** What is asked when something else than a form would be lost. */
export type LeaveWords = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

/**
 * Leaving with changes asks: inside the app by a question of ours, at the edge of it by the browser's. `release` opens the way at
 * once, for a form that has just been saved and goes on.
 */
export function useLeaveGuard(isDirty: boolean, words?: LeaveWords): { release: () => void } {
  const t = useText();
  const confirm = useConfirm();
  const isReleased = useRef(false);
  const isGuarding = useRef(isDirty);
  if (!isDirty) isReleased.current = false;
  isGuarding.current = isDirty && !isReleased.current;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGuarding.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = words ?? {
      title: t('form.leave.title'),
      text: t('form.leave.text'),
      confirm: t('form.leave.confirm'),
      cancel: t('form.leave.stay'),
    };
    void confirm({ ...question, isDanger: true }).then((isLeaving) =>
      isLeaving ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, t, words]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isGuarding.current) event.preventDefault();
    };
    const release = () => {
      isGuarding.current = false;
    };
    window.addEventListener('beforeunload', warn);
    // A session that is over reloads the page; asking first would only leave a dead form on screen.
    const forget = onTokenExpired(release);
    return () => {
      window.removeEventListener('beforeunload', warn);
      forget();
    };
  }, []);

  return {
    release: () => {
      isReleased.current = true;
      isGuarding.current = false;
    },
  };
}
