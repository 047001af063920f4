import type { Answers, Condition } from '../contract-flow.ts';

/** What nobody has answered holds for nothing, except that it is none of anything. */
export function holds({ of, is, values }: Condition, answers: Answers): boolean {
  const given = answers[of] ?? [];
  switch (is) {
    case 'one_of':
      return given.some((value) => values.includes(value));
    case 'none_of':
      return !given.some((value) => values.includes(value));
    case 'at_least':
      return given.some((value) => value.trim() !== '' && Number(value) >= Number(values[0]));
    case 'at_most':
      return given.some((value) => value.trim() !== '' && Number(value) <= Number(values[0]));
  }
}
