import type { Problem } from '@fachwerk/base/problem';

/** The database, and what else the server needs, is usually there again within seconds. */
const OWN_SECONDS = 2;
const OWN: readonly string[] = ['server.busy', 'server.not_ready'];

/**
 * Seconds after which trying again makes sense, as the refusal says it to people. One that does not know (a suspended site, a payment
 * provider that is silent) says nothing: a wrong wait brings programs back too early, again and again.
 */
export function retryAfterOf({
  status,
  code,
  params,
}: Pick<Problem, 'status' | 'code' | 'params'>): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const { seconds, minutes } = params;
  if (typeof seconds === 'number') return seconds;
  if (typeof minutes === 'number') return minutes * 60;
  return OWN.includes(code) ? OWN_SECONDS : undefined;
}
