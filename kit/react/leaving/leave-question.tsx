import { useEffect, useRef } from 'react';
import { Outlet, useBlocker, useLocation } from 'react-router';
import { onTokenExpired } from '../calls/session.ts';
import { useConfirm } from '../dialogs/confirm.ts';
import { guardsLeftBy, isAnythingGuarded } from './leave-guard.ts';
import { useLeaveLabels } from './leave-words.ts';
import { typedField } from './typed-text.ts';

/** Around all routes: saves or asks before unsaved changes are left. */
export function LeaveQuestion() {
  const confirm = useConfirm();
  const usual = useLeaveLabels();
  const from = useLocation();
  const isOver = useRef(false);
  const isAsking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isOver.current && guardsLeftBy(currentLocation, nextLocation).length > 0,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const mayLeave = async () => {
      for (const { save } of guardsLeftBy(from, blocker.location)) await save?.();
      const [first] = guardsLeftBy(from, blocker.location);
      return (
        !first || confirm({ ...(first.words ?? usual), isDanger: true, returnTo: () => typedField(document.body) })
      );
    };
    void mayLeave()
      .then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()))
      .finally(() => {
        isAsking.current = false;
      });
  }, [blocker, confirm, usual, from]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOver.current && isAnythingGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    // An expired session reloads the page; asking first would leave a dead form on screen.
    const forget = onTokenExpired(() => {
      isOver.current = true;
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      forget();
    };
  }, []);

  return <Outlet />;
}
