import { addMinutes } from '@fachwerk/base/time';
import { seal, unseal } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { Visitor } from '../contract.ts';

const PURPOSE = 'appointment-booking.guest';
/** As long as somebody takes to find a time. */
const KNOWN_MINUTES = 60;

const Sealed = z.object({ companyId: z.string(), until: z.number(), guest: Visitor });

/** Who somebody has said they are, to be taken along in an address that tells nobody. */
export function sealVisitor({ app, companyId, now }: CompanyCtx, guest: Visitor): string {
  return seal(app, PURPOSE, JSON.stringify({ companyId, until: addMinutes(now, KNOWN_MINUTES).getTime(), guest }));
}

/** Null where it is too old, of another company, or made up. */
export function visitorIn({ app, companyId, now }: CompanyCtx, sealed: string): Visitor | null {
  const text = unseal(app, PURPOSE, sealed);
  const known = text === null ? null : z.parse(Sealed, JSON.parse(text));
  return known && known.companyId === companyId && known.until > now.getTime() ? known.guest : null;
}
