import { raiseAlert } from '@fachwerk/alerts/facade';
import { findLock } from '@fachwerk/lockers/facade';
import { findOrder } from '@fachwerk/orders/facade';
import { logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { stayApi } from '../../contract.ts';
import { whyNotReport } from '../../rules/report.ts';
import { lockByKey } from '../opening/lock-by-key.ts';
import { siteRental } from '../own-rentals/site-rental.ts';
import { problem } from '../problem.ts';

/** Belongings behind a stuck door: alerts staff at once with the phone number to call. Box and rental do not change. */
export const askForHelp: UseCase<typeof stayApi.askForHelp> = async (ctx, { key, phone: given }) => {
  const { scoped, rental } = await lockByKey(ctx, key);
  const refusal = whyNotReport(rental);
  if (refusal) throw problem(refusal);
  const order = rental.orderId ? await findOrder(scoped, rental.orderId) : undefined;
  const phone = given || order?.contact.phone || '';
  if (phone === '') throw problem('rental.phone_missing');
  const lock = (await findLock(scoped, rental.lockId))!;
  await logStep(scoped, rental, {
    kind: 'reported',
    person: renter(rental),
    data: { what: 'things_inside', box: lock.number },
  });
  await scoped.db.rows(sql`
    insert into stays.help_call (company_id, id, rental_id, asked_at)
    values (${scoped.companyId}, ${scoped.newId()}, ${rental.id}, ${scoped.now})`);
  await raiseAlert(scoped, {
    kind: 'things_inside',
    subject: { kind: 'lock', id: lock.id, name: lock.number },
    location: { id: lock.locationId, name: lock.locationName },
    data: { phone, name: rental.customerName },
  });
  await notifyStaff(scoped, [rental.id]);
  return siteRental(scoped, rental, ctx.language);
};
