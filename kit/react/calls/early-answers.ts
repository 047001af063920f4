import { askName } from '@fachwerk/base/ask-name';
import type { Endpoint } from '@fachwerk/base/contract';

/** What one call brought for several questions: each with the status and the body it would have had of its own. */
export type EarlyAnswer = { readonly name: string; readonly status: number; readonly body?: unknown };

/** For the screen that is about to open, not for one that is opened later. Within half a minute a stream tells what was missed (0123). */
const KEPT_MS = 20_000;

let coming: Promise<void> | null = null;
let brought: { readonly until: number; readonly answers: Map<string, EarlyAnswer> } | null = null;

/** Questions that are asked meanwhile wait for what `load` brings; those it does not answer, or all if it fails, go their own way. What is here, or under way, is enough. */
export function bringAnswers(load: () => Promise<readonly EarlyAnswer[]>): void {
  if (coming || (brought && brought.until > performance.now())) return;
  const loading = load()
    .then((answers) => {
      const until = performance.now() + KEPT_MS;
      if (coming === loading) brought = { until, answers: new Map(answers.map((each) => [each.name, each])) };
    })
    .catch(() => undefined)
    .finally(() => {
      if (coming === loading) coming = null;
    });
  coming = loading;
}

/** After a change, or when somebody else signs in, what was brought is out of date. */
export function forgetEarlyAnswers(): void {
  coming = null;
  brought = null;
}

/** Each answer is given once: whoever asks again wants to know anew. */
export async function earlyAnswer(endpoint: Endpoint, input: object): Promise<EarlyAnswer | undefined> {
  if (coming) await coming;
  if (!brought) return undefined;
  if (brought.until < performance.now()) brought = null;
  const name = askName(endpoint, input);
  const answer = brought?.answers.get(name);
  brought?.answers.delete(name);
  return answer;
}
