import { useRef, useState } from 'react';
import { translate } from '../shell/texts.ts';
import { notify, notifyProblem } from '../states/notice.tsx';

/** Asks about several rows; the selection bar waits for the result. */
export function useBulkQuestion<Question>() {
  const [asked, setAsked] = useState<Question | null>(null);
  const waiting = useRef<(isDone: boolean) => void>(undefined);
  return {
    /** Null without an open question. */
    asked,
    ask: (question: Question) => {
      setAsked(question);
      return new Promise<boolean>((resolve) => {
        waiting.current = resolve;
      });
    },
    answer: (isDone: boolean) => {
      setAsked(null);
      waiting.current?.(isDone);
    },
  };
}

/** Runs row by row; reports how many succeeded, and the reason of the first refusal. */
export async function forEachRow<Row>(rows: readonly Row[], run: (row: Row) => Promise<unknown>): Promise<void> {
  const refusals: unknown[] = [];
  for (const row of rows) await run(row).catch((error: unknown) => refusals.push(error));
  const done = rows.length - refusals.length;
  if (refusals.length === 0) notify(translate('list.bulk.done', { count: done }));
  else {
    notify(translate('list.bulk.partly', { done, count: rows.length }));
    notifyProblem(refusals[0]);
  }
}
