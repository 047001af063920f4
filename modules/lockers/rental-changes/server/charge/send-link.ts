import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { changeRental, lockVisibleRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotWaive } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';
import { whyNoLinkTo } from './settle-difference.ts';

/** The link leads to what is due when it is opened, so one sent before shows the same. */
export const sendLink: UseCase<typeof rentalChangeApi.sendLink> = async (ctx, { id }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotWaive(rental, ctx.now) ?? (await whyNoLinkTo(scoped, rental));
  if (refusal) throw problem(refusal);
  const amountCents = dueCents(rental, ctx.now);
  const sent = await changeRental(scoped, rental, { chargeSentAt: ctx.now });
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.link_sent', after: { amountCents } });
  const params = { amount: moneyIn(languageOf(rental), amountCents) };
  await mailRenter(scoped, sent, { what: 'pay_link', params, link: 'pay' });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
