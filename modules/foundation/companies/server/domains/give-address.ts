import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { begun, givenHost, looked, switched } from '../../rules/domain-states.ts';
import { addDomain, isTaken, ownHost } from './domain-store.ts';

const PROOF_BYTES = 20;

/** Parent domain of the hosts that the operator gives out; undefined if companies bring their own. */
export const siteDomain = ({ accounts }: App): string | undefined => accounts?.sites?.domain;

/** Gives a new company a host that needs no DNS setup. */
export async function giveAddress(ctx: CompanyCtx, code: string): Promise<void> {
  const host = givenHost(code, ownHost(ctx), siteDomain(ctx.app));
  if (!host || (await isTaken(ctx, host))) return;
  const found = looked(
    begun(host, ctx.newSecret(PROOF_BYTES), ctx.now),
    { problem: null, isPointingHere: true },
    ctx.now,
  );
  await addDomain(ctx, { ...switched(found, true), id: ctx.newId(), createdAt: ctx.now, isDemo: false });
}
