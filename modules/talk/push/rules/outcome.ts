/** `gone`: there is no such device any more. `later`: the push service has trouble, and is asked again. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later';

/** What an answer of a push service means (RFC 8030). */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
