import { ask, change } from '@fachwerk/base/contract';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { NewsletterState } from './contract.ts';

const byToken = z.object({ token: secret(z.string().check(z.maxLength(200))) });

export const newsletterApi = {
  show: ask({
    method: 'POST',
    path: '/public/newsletter',
    access: 'site',
    triesPerMinute: 30,
    summary: 'Whether the newsletter behind this link is confirmed.',
    input: byToken,
    output: z.object({ state: NewsletterState }),
  }),
  confirm: change({
    method: 'POST',
    path: '/public/newsletter/confirm',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    triesPerMinute: 30,
    summary: 'Confirms the newsletter.',
    input: byToken,
    output: z.object({ state: NewsletterState }),
  }),
  end: change({
    method: 'POST',
    path: '/public/newsletter/end',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    triesPerMinute: 30,
    summary: 'Ends the newsletter.',
    input: byToken,
    output: z.object({ state: NewsletterState }),
  }),
};
