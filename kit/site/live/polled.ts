import { useEffect, useRef, useState } from 'react';
import { useSite } from '../pages/site-context.ts';

export type LiveOptions<Answer> = {
  readonly everyMs: number;
  /** Server-rendered answer. */
  readonly initial: Answer;
  /** True if nothing more will change: polling ends. */
  readonly isOver?: (answer: Answer) => boolean;
};

/** Maximum backoff factor after failures. */
const SLOWEST_FACTOR = 8;

/**
 * Polls while the page is visible and returns the latest answer. A hidden tab pauses and catches up when visible again; after a failure the last
 * answer stays. `asked` identifies the query.
 */
export function usePolled<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  asked: string,
  { everyMs, initial, isOver }: LiveOptions<Answer>,
): Answer {
  const [answer, setAnswer] = useState(initial);
  const over = useRef(isOver);
  over.current = isOver;
  const { isStill = false } = useSite();
  const isDone = isStill || (isOver?.(answer) ?? false);
  const shown = useRef(asked);
  useEffect(() => {
    if (isDone) return;
    const ended = new AbortController();
    let factor = 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!ended.signal.aborted) timer = setTimeout(look, everyMs * factor);
    };
    const look = async () => {
      if (document.hidden) return;
      try {
        const next = await ask(ended.signal);
        if (ended.signal.aborted) return;
        factor = 1;
        setAnswer(next);
        if (over.current?.(next)) return;
      } catch {
        factor = Math.min(factor * 2, SLOWEST_FACTOR);
      }
      wait();
    };
    const seen = () => !document.hidden && void look();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    // The query has changed: the shown answer belongs to the previous one.
    if (shown.current === asked) wait();
    else void look();
    shown.current = asked;
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, [ask, asked, everyMs, isDone]);
  return answer;
}
