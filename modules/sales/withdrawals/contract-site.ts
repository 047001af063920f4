import { ask, change } from '@fachwerk/base/contract';
import { Email, Instant, line, paragraph } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** What the law lets us ask for: who, how to reach them, which contract, and which part of it (§ 356a BGB). */
export const WithdrawalForm = z.object({
  /** Whatever somebody types: a withdrawal is not refused for its form. It is mailed only to who has such an order. */
  name: line(160, 1),
  email: Email,
  orderNumber: line(60, 1),
  /** Empty: from the whole order. */
  subject: paragraph(2000),
});
export type WithdrawalForm = z.infer<typeof WithdrawalForm>;

/** What the visitor sees before and after the confirmation. It never tells whether the order exists. */
export const WithdrawalPaper = z.extend(WithdrawalForm, {
  /** Null until it is confirmed. */
  receivedAt: z.nullable(Instant),
});
export type WithdrawalPaper = z.infer<typeof WithdrawalPaper>;

/** The secret of the page; it travels in the body, because addresses of calls are written down. */
const Key = secret(z.string().check(z.minLength(20), z.maxLength(100)));

export const withdrawalSiteApi = {
  prepare: change({
    method: 'POST',
    path: '/public/withdrawal',
    access: 'site',
    repeats: 'key',
    evenReadOnly: true,
    triesPerMinute: 10,
    summary: 'The first step: keeps what was filled in, to be looked at once more.',
    input: WithdrawalForm,
    output: z.object({ key: secret(z.string()) }),
  }),
  show: ask({
    method: 'POST',
    path: '/public/withdrawal/show',
    access: 'site',
    triesPerMinute: 60,
    summary: 'What was filled in, and when it was received if it was confirmed.',
    input: z.object({ key: Key }),
    output: WithdrawalPaper,
  }),
  confirm: change({
    method: 'POST',
    path: '/public/withdrawal/confirm',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    triesPerMinute: 10,
    summary: 'The second step: withdraws, and sends the receipt. However often it comes, it counts once.',
    input: z.object({ key: Key }),
    output: WithdrawalPaper,
  }),
};
