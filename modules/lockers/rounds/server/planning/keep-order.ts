import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { readSheet } from '../reading/show-round.ts';
import type { RoundRow } from '../round-store.ts';
import { saveOrder } from './order-round.ts';

/** The open stops in the order that they have, with their arrivals anew. */
export async function keepOrder(ctx: Ctx, round: RoundRow) {
  const { stops } = await readSheet(ctx, round);
  const stopIds = stops.filter(({ state }) => state === 'open').map(({ id }) => id);
  await saveOrder(inCompany(ctx, round.companyId), round, { stops, stopIds });
  return readSheet(ctx, round);
}

export async function noteStop(ctx: Ctx, { id }: RoundRow, { action, location }: { action: string; location: string }) {
  await audit(ctx, { subjectKind: 'round', subjectId: id, action, after: { location }, address: ctx.request.address });
}
