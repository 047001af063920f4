import { findMe } from '@fachwerk/auth/facade';
import { dayOf } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import { addJobs, job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import * as z from 'zod/mini';
import { dueOn, mailPeriod } from '../../rules/mail-plan.ts';
import { readHandover } from '../show/read-handover.ts';
import type { HandoverCtx } from '../source.ts';
import { handoverMail } from './handover-mail.ts';
import { claimMail, listMailPlans } from './mail-plan-store.ts';

/** One mail a person and day, however often the job comes, of what the person may see now. */
export const mailHandoverTo = job({
  name: 'handover.mail_to',
  isBatch: true,
  payload: z.object({ companyId: z.uuid(), userId: z.uuid(), on: z.iso.date() }),
  run: async (work, { companyId, userId, on }) => {
    const plan = await claimMail({ ...work, companyId }, userId, on);
    const company = plan && (await findCompany({ ...work, companyId }));
    const me = company && (await findMe({ ...work, companyId }, userId));
    if (!plan || !company || me?.state !== 'active' || !me.capabilities.includes('handover.read')) return;
    const ctx: HandoverCtx = {
      ...work,
      companyId,
      language: me.language,
      caller: {
        kind: 'staff',
        userId,
        companyId,
        sessionId: userId,
        language: me.language,
        roles: me.backendRoles,
        name: `${me.contact.firstName} ${me.contact.lastName}`.trim(),
        capabilities: new Set(me.capabilities),
      },
    };
    const period = mailPeriod(plan, work.now);
    const read = await readHandover(ctx, { period });
    const t = (await ctx.app.texts.of(ctx.db, companyId)).in(me.language);
    const mail = handoverMail(t, me.language, { ...period, ...read });
    await sendMail(ctx, {
      to: me.email,
      language: me.language,
      ...mail,
      button: { label: t('mail.handover.button'), url: `${ctx.app.publicUrl}/admin/handover` },
      companyName: company.name,
    });
  },
});

/** Every five minutes: whose hour has come. */
export const mailHandovers = job({
  name: 'handover.mail',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: async (ctx) => {
    const plans = await listMailPlans(ctx, dayOf(ctx.now).toString());
    const due = plans.flatMap((plan) => {
      const on = dueOn(plan, ctx.now);
      return on ? [{ companyId: plan.companyId, userId: plan.userId, on }] : [];
    });
    await addJobs(ctx, mailHandoverTo, due);
  },
});
