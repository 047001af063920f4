import { type OpenPage, pageApi, pageStream } from '@fachwerk/pages/contract';
import { useChange } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';

const ENTER_MS = 30_000;

export type Draft = DraftState & {
  readonly keeper: DraftKeeper;
  readonly others: OpenPage['others'];
};

/** The draft of one page, who else is in it, and what they save. */
export function useDraft(opened: OpenPage): Draft {
  const [keeper] = useState(() => new DraftKeeper(opened));
  const state = useSyncExternalStore(keeper.subscribe, keeper.read);
  const pageId = opened.page.id;
  const { mutateAsync: enter } = useChange(pageApi.enter, { isQuiet: true, stale: 'nothing' });
  const [others, setOthers] = useState(opened.others);

  const translate = useCallback(
    () =>
      void enter({ pageId }).then(
        (answer) => {
          setOthers(answer.others);
          void keeper.pull(answer.version).catch(() => undefined);
        },
        // Who else is there is no reason to stop anybody; the next time it is asked again.
        () => undefined,
      ),
    [enter, pageId, keeper],
  );
  useEffect(() => {
    translate();
    const timer = setInterval(() => !document.hidden && translate(), ENTER_MS);
    return () => clearInterval(timer);
  }, [translate]);
  useStream(pageStream, (event) => {
    if (event.pageId !== pageId) return;
    if (event.type === 'entered') translate();
    else void keeper.pull(event.version).catch(() => undefined);
  });
  useEffect(() => () => keeper.stop(), [keeper]);
  return { ...state, keeper, others };
}
