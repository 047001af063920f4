import { named } from '@fachwerk/react/data-words';
import type { OpenAttempt } from '../../contract.ts';
import { isEnded } from '../../rules/attempt-states.ts';

/** The box is open, by this attempt or before it. */
export function isOpen({ state }: Pick<OpenAttempt, 'state'>): boolean {
  return state === 'opened' || state === 'already_open';
}

export type Step = {
  readonly name: 'requested' | 'sent' | 'acknowledged' | 'opened' | 'already_open' | 'not_opened';
  readonly at: 'done' | 'now' | 'failed' | 'ahead';
  readonly when: Date | null;
};

type Course = Pick<OpenAttempt, 'state' | 'requestedAt' | 'sentAt' | 'acknowledgedAt' | 'endedAt'>;

/** Done, current and pending steps. Skipped steps are not shown as done. */
export function stepsOf(attempt: Course): readonly Step[] {
  const { state, requestedAt, sentAt, acknowledgedAt, endedAt } = attempt;
  const isOver = isEnded(state);
  const moments = [requestedAt, sentAt, acknowledgedAt, isOpen(attempt) ? endedAt : null];
  const last = moments.findLastIndex((when) => when !== null);
  const end = state === 'already_open' ? state : isOver && !isOpen(attempt) ? 'not_opened' : 'opened';
  return (['requested', 'sent', 'acknowledged', end] as const).map((name, index) => {
    const when = moments[index] ?? null;
    if (when) return { name, at: 'done', when };
    if (isOver && index === 3) return { name, at: 'failed', when: endedAt };
    return { name, at: !isOver && index === last + 1 ? 'now' : 'ahead', when: null };
  });
}

/** The controller's detail, translated if there is a text. */
export function attemptDetail({ detail }: Pick<OpenAttempt, 'detail'>): string {
  return detail && (named(`attempt.detail.${detail}`) ?? detail);
}
