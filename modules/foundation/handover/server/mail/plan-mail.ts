import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { handoverApi } from '../../contract.ts';
import { firstSkipped } from '../../rules/mail-plan.ts';
import { findMailPlan, removeMailPlan, saveMailPlan } from './mail-plan-store.ts';

export const planMail: UseCase<typeof handoverApi.planMail> = async (ctx, given) => {
  const plan = { ...given, weekdays: [...new Set(given.weekdays)].sort() };
  const before = await findMailPlan(ctx);
  await (plan.isOn ? saveMailPlan(ctx, plan, firstSkipped(plan, ctx.now)) : removeMailPlan(ctx));
  const after = await findMailPlan(ctx);
  if (JSON.stringify(before) !== JSON.stringify(after))
    await audit(ctx, {
      subjectKind: 'user',
      subjectId: ctx.caller.userId,
      action: after.isOn ? 'handover.mail_planned' : 'handover.mail_ended',
      before,
      after,
      address: ctx.request.address,
    });
  return after;
};
