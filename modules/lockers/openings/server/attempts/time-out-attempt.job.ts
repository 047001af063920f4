import { addSeconds } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { afterTime } from '../../rules/attempt-states.ts';
import { lockAttempt } from './attempt-store.ts';
import { followAttempt } from './follow-attempt.ts';

/** Time to report a door that moved at the last moment. */
const REPORT_WITHIN_SECONDS = 5;

export const timeOutAt = (expiresAt: Date) => addSeconds(expiresAt, REPORT_WITHIN_SECONDS);

export const timeOutAttempt = job({
  name: 'lock.time_out_open',
  payload: z.object({ companyId: z.uuid(), attemptId: z.uuid() }),
  run: async (work, { companyId, attemptId }) => {
    const ctx = { ...work, companyId };
    const attempt = await lockAttempt(ctx, attemptId);
    if (!attempt || ctx.now < timeOutAt(attempt.expiresAt)) return;
    const next = afterTime(attempt);
    if (next) await followAttempt(ctx, attempt, next);
  },
});
