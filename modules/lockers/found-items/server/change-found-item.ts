import { dayOf } from '@fachwerk/base/time';
import { lockRental } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { isEnded, whyNotMove, whyNotNotify } from '../rules/found-item.ts';
import { addStep, findSettings, type ItemRow, lockItem, saveItem, saveSettings } from './item-store.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { problem } from './problem.ts';
import { maySeeRenters, readItem, readSheet } from './show-found-item.ts';

type Saved = { readonly before: ItemRow; readonly after: ItemRow; readonly step: Parameters<typeof addStep>[2] };

async function save(ctx: Ctx, { before, after, step }: Saved): Promise<void> {
  await saveItem(ctx, after);
  await addStep(ctx, after.id, step);
  await audit(ctx, {
    subjectKind: 'found_item',
    subjectId: after.id,
    action: `found_item.${step.kind}`,
    before: { state: before.state, keptUntil: before.keptUntil },
    after: { what: after.what, state: after.state, keptUntil: after.keptUntil },
    address: ctx.request.address,
  });
  await notifyWatchers(ctx, after.id);
}

export const editFoundItem: UseCase<typeof foundItemApi.edit> = async (ctx, { id, version, ...given }) => {
  const { scoped, row } = await lockItem(ctx, id);
  if (row.version !== version) throw problem('found_item.changed_meanwhile');
  await save(scoped, { before: row, after: { ...row, ...given }, step: { kind: 'edited' } });
  return readItem(ctx, row);
};

export const moveFoundItem: UseCase<typeof foundItemApi.move> = async (ctx, { id, state, returnedTo, proof, text }) => {
  const { scoped, row } = await lockItem(ctx, id);
  const refusal = whyNotMove(row, { state, returnedTo, proof }, dayOf(ctx.now).toString());
  if (refusal) throw problem(refusal);
  if (row.state === state) return readSheet(ctx, row);
  const isBack = state === 'returned';
  const after: ItemRow = {
    ...row,
    state,
    endedAt: isEnded(state) ? ctx.now : null,
    returnedTo: isBack ? returnedTo : '',
    proof: isBack ? proof : '',
  };
  await save(scoped, { before: row, after, step: { kind: state === 'found' ? 'reopened' : state, text } });
  return readSheet(ctx, after);
};

/** The mail does not say what was found: whoever owns it can describe it. */
export const notifyRenter: UseCase<typeof foundItemApi.notify> = async (ctx, { id }) => {
  const { scoped, row } = await lockItem(ctx, id);
  const refusal = whyNotNotify({ ...row, hasRental: row.rentalId !== null, maySeeRenters: maySeeRenters(ctx) });
  if (refusal) throw problem(refusal);
  const rental = await lockRental(scoped, row.rentalId!);
  if (!rental?.customerName) throw problem('found_item.no_renter');
  await mailRenter(scoped, rental, {
    what: 'found_item',
    params: { until: Temporal.PlainDate.from(row.keptUntil).toLocaleString(rental.language) },
  });
  const after: ItemRow = { ...row, state: 'notified', notifiedAt: ctx.now };
  await save(scoped, { before: row, after, step: { kind: 'notified' } });
  return readSheet(ctx, after);
};

export const showSettings: UseCase<typeof foundItemApi.settings> = (ctx) => findSettings(ctx);

export const changeSettings: UseCase<typeof foundItemApi.saveSettings> = async (ctx, settings) => {
  const before = await findSettings(ctx);
  await saveSettings(ctx, settings);
  await audit(ctx, {
    subjectKind: 'found_item',
    subjectId: ctx.companyId,
    action: 'found_item.settings',
    before,
    after: settings,
    address: ctx.request.address,
  });
  return settings;
};
