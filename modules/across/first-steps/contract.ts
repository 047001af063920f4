import { ask, change } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

/** Something a new company does first; it ticks itself. Its words are in the caller's language. */
export const FirstStep = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  /** Where it is done. */
  path: z.string(),
  /** Where customers see it, when it is done there. */
  address: z.nullable(z.string()),
  isOptional: z.boolean(),
  isDone: z.boolean(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** The overview shows what is still to be done, the help all of it. */
export const StepsPlace = z.enum(['overview', 'help']);
export type StepsPlace = z.infer<typeof StepsPlace>;

export const FirstSteps = z.object({
  steps: z.array(FirstStep),
  /** Not on the overview: put away, all done, or a company of the demo. */
  isHidden: z.boolean(),
});

export const firstStepsApi = {
  show: ask({
    method: 'GET',
    path: '/private/first-steps',
    access: 'staff:company.read',
    summary: 'What a new company does first, and what of it is done; only what the caller may do.',
    input: z.object({ place: StepsPlace }),
    output: FirstSteps,
  }),
  putAway: change({
    method: 'POST',
    path: '/private/first-steps/put-away',
    access: 'staff:company.edit',
    repeats: 'same',
    summary: 'Takes the list off the overview, for everybody in the company; or puts it back.',
    input: z.object({ isPutAway: z.boolean() }),
    output: FirstSteps,
  }),
};
