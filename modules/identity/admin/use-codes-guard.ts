import { useConfirm } from '@fachwerk/react/confirm';
import { useText } from '@fachwerk/react/texts';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { de } from '../texts/de.ts';

/** The codes are never shown again: leaving before they are kept asks. */
export function useCodesGuard(): { release: () => void } {
  const t = useText(de);
  const confirm = useConfirm();
  const isGuarding = useRef(true);
  const blocker = useBlocker(() => isGuarding.current);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: t('factor.codes.leave.title'),
      text: t('factor.codes.leave.text'),
      confirm: t('factor.codes.leave'),
      cancel: t('factor.codes.stay'),
      isDanger: true,
    };
    void confirm(question).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isGuarding.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    release: () => {
      isGuarding.current = false;
    },
  };
}
