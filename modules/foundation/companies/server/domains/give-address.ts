import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { begun, givenHost, looked, switched } from '../../rules/domain-states.ts';
import { addDomain, isTaken, ownHost } from './domain-store.ts';

const PROOF_BYTES = 20;

/** Below which the operator gives addresses; undefined where every company brings its own. */
export const siteDomain = ({ accounts }: App): string | undefined => accounts?.sites?.domain;

/** An address that needs no DNS of one's own: who begins today is found today. */
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
