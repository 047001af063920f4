import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './confirm.tsx';
import { onTokenExpired } from './session.ts';
import { useText } from './texts.ts';

/**
 * Leaving with changes asks: inside the app by a question of ours, at the edge of it by the browser's. `release` opens the way at
 * once, for a form that has just been saved and goes on.
 */
export function useLeaveGuard(isDirty: boolean): { release: () => void } {
  const t = useText();
  const confirm = useConfirm();
  const isGuarding = useRef(isDirty);
  isGuarding.current = isDirty;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGuarding.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: t('form.leave.title'),
      text: t('form.leave.text'),
      confirm: t('form.leave.confirm'),
      cancel: t('form.leave.stay'),
      isDanger: true,
    };
    void confirm(question).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);

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
      isGuarding.current = false;
    },
  };
}
