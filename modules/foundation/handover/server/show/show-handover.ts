import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type handoverApi, handoverProblems } from '../../contract.ts';
import { periodOf, whyNotPeriod } from '../../rules/period.ts';
import { lastVisitOf } from '../../rules/visit.ts';
import { findMailPlan } from '../mail/mail-plan-store.ts';
import { findVisit } from './note-visit.ts';
import { readHandover } from './read-handover.ts';

const problem = problemsOf(handoverProblems);

export const showHandover: UseCase<typeof handoverApi.show> = async (ctx, { filter }) => {
  const { locationId, personId } = filter;
  const [visit, mailPlan] = await Promise.all([findVisit(ctx), findMailPlan(ctx)]);
  const lastVisitAt = lastVisitOf(visit, ctx.now);
  const period = periodOf(filter, ctx.now, lastVisitAt);
  const refusal = whyNotPeriod(period);
  if (refusal) throw problem(refusal);
  const read = await readHandover(ctx, { period, locationId, personId });
  return { ...period, lastVisitAt, mailPlan, ...read };
};
