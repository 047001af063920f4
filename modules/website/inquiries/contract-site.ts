import { change } from '@fachwerk/base/contract';
import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** What a form may hold at all; what each element takes is for the published block to say. */
const MOST_CHARACTERS = 10_000;
const MOST_ANSWERS = 40;

export const inquirySiteApi = {
  send: change({
    method: 'POST',
    path: '/public/inquiry',
    access: 'site',
    repeats: 'by stamp',
    triesPerMinute: 6,
    summary: 'Sends the form of a published block. The same form sent twice counts once.',
    input: z.object({
      /** Of the page the form stands on. */
      slug: line(200),
      blockId: line(40, 1),
      /** When the form was drawn, signed by the server. */
      stamp: line(200),
      /** Seen by nobody; who fills it in is a machine. */
      trap: z.string().check(z.maxLength(MOST_CHARACTERS)),
      answers: z
        .array(z.object({ at: z.int(), value: z.string().check(z.maxLength(MOST_CHARACTERS)) }))
        .check(z.maxLength(MOST_ANSWERS)),
      wantsReceipt: z.boolean(),
      /** The own box of the newsletter is ticked; a mail asks for the confirmation. */
      wantsNewsletter: z.optional(z.boolean()),
    }),
    /** Whether the receipt that was asked for is on its way. */
    output: z.object({ hasReceipt: z.boolean() }),
  }),
};
