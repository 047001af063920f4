import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** As the contract wants it: something that says something. */
export const Reason = line(300, 3);

export const isReason = (reason: string) => z.safeParse(Reason, reason).success;
