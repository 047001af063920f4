import { addMinutes } from '@fachwerk/base/time';
import { keyOf } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { ACCESS_TOKEN_MINUTES } from '../../rules/session.ts';

const ALGORITHM = 'HS256';
const PURPOSE = 'access-token';

/** Ids only: a token in a log reveals no name. */
const Claims = z.object({
  cid: z.uuid(),
  sid: z.uuid(),
  sub: z.uuid(),
  /** Support session: the visited company and the access grant. */
  at: z.optional(z.uuid()),
  sup: z.optional(z.uuid()),
});

/** A support session: visited company and access grant. */
export type Visit = { readonly companyId: string; readonly supportId: string };
export type TokenHolder = {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly visit?: Visit | undefined;
};

export function signAccessToken(
  { app, now }: WorkCtx,
  { companyId, userId, sessionId, visit }: TokenHolder,
): Promise<string> {
  return new SignJWT({ cid: companyId, sid: sessionId, ...(visit && { at: visit.companyId, sup: visit.supportId }) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(addMinutes(now, ACCESS_TOKEN_MINUTES))
    .sign(keyOf(app, PURPOSE));
}

/** Null for anything but a valid token of this installation. */
export async function readAccessToken({ app, now }: WorkCtx, token: string): Promise<TokenHolder | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(app, PURPOSE), { algorithms: [ALGORITHM], currentDate: now });
    const { cid, sid, sub, at, sup } = z.parse(Claims, payload);
    return {
      companyId: cid,
      sessionId: sid,
      userId: sub,
      ...(at && sup && { visit: { companyId: at, supportId: sup } }),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
