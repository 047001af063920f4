import { useEffect, useRef, useState } from 'react';
import { useSite } from '../pages/site-context.ts';

export type LiveOptions<Answer> = {
  readonly everyMs: number;
  /** What the server has drawn. */
  readonly initial: Answer;
  /** Nothing more will change: asking ends. */
  readonly isOver?: (answer: Answer) => boolean;
};

/** Waits longer after each failure, up to this much longer. */
const SLOWEST_FACTOR = 8;

/**
 * Asks again and again while somebody looks: the newest answer. A hidden tab asks nothing and catches up when it is seen again;
 * after a failure the last answer stays. `asked` says which question it is.
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
    // Another question: what is shown answers the last one.
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
