import { localTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import { findColleague, findUser } from '@fachwerk/people/facade';
import { pushTo } from '@fachwerk/push/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { SUBJECT_CAPABILITIES } from '../../contract.ts';
import { isQuiet } from '../../rules/quiet.ts';
import { findDevice, opened, removeDevice, type StoredDevice } from '../device/device-store.ts';
import { type Delivery, findWaiting, saveOutcome } from './delivery-store.ts';

/** One message to one device. What its owner may and wants is asked now, not when it was written. A worker that dies after sending sends it once more, under the same topic and tag. */
export const deliverStaffPush = job({
  name: 'staff-push.deliver',
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId, deliveryId }) => {
    const ctx = { ...work, companyId };
    const delivery = await findWaiting(ctx, deliveryId);
    const device = delivery && (await findDevice(ctx, delivery.deviceId));
    if (!delivery || !device) return;
    const content = (await isWanted(ctx, device, delivery)) && (await contentFor(ctx, device, delivery));
    const to = content && opened(ctx, device);
    if (!content || !to) return saveOutcome(ctx, deliveryId, 'unwanted');
    const outcome = await pushTo(ctx, { device: to, mailingId: delivery.id, content });
    if (outcome === 'later') throw new Error('the push service has no time now');
    if (outcome === 'refused') ctx.app.log.warn({ deliveryId, companyId }, 'a push service refused a message');
    await saveOutcome(ctx, deliveryId, outcome);
    if (outcome === 'gone') await removeDevice(ctx, device.id);
  },
});

async function isWanted(ctx: CompanyCtx, device: StoredDevice, { subject, at }: Delivery): Promise<boolean> {
  if (subject === 'test') return true;
  if (!device.subjects.includes(subject) || isQuiet(device, clockOf(ctx.now))) return false;
  return (await findColleague(ctx, SUBJECT_CAPABILITIES[subject], device.userId, at)) !== undefined;
}

/** `HH:MM` */
const clockOf = (at: Date) => localTime(at, HOUSE_ZONE).slice(11, 16);

/** What happened and in which company: no names, no amounts, no codes. */
async function contentFor(ctx: CompanyCtx, { userId }: StoredDevice, { subject, title, path }: Delivery) {
  const [user, company] = [await findUser(ctx, userId), await findCompany(ctx)];
  if (user?.state !== 'active' || !company) return null;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(user.language);
  return { title: t(title), text: company.name, to: path, isAlarm: subject === 'alarm' };
}
