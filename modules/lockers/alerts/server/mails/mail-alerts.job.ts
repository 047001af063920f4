import { findCompany } from '@fachwerk/companies/facade';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { isMailDue } from '../../rules/raise.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { writeAlertMail } from './alert-mail.ts';
import { lockForMail, markMailed } from './mail-store.ts';

/**
 * Writes to the operators of what is still wrong. What ended meanwhile, or was written about already, is passed over: the rows stay
 * locked until the mail is stored, so a job that comes twice writes once. One mail per place and kind, not one per box.
 */
export const mailAlertsJob = job({
  name: 'mail-alerts',
  payload: z.object({ companyId: z.uuid(), alertIds: z.array(z.uuid()) }),
  run: async (work, { companyId, alertIds }) => {
    const ctx = { ...work, companyId };
    const due = (await lockForMail(ctx, alertIds)).filter(isMailDue);
    const company = due.length > 0 && (await findCompany(ctx));
    if (!company) return;
    for (const alerts of Map.groupBy(due, ({ kind, locationId }) => `${kind} ${locationId}`).values()) {
      const to = alerts[0]!.operatorEmail || company.email;
      // Nobody to write to: the list has it.
      if (!to) continue;
      await writeAlertMail(ctx, company, to, alerts);
      await markMailed(ctx, alerts);
    }
    // Whoever has it open sees that the operator knows.
    await notifyWatchers(
      ctx,
      'changed',
      due.map(({ kind, subject, locationId }) => ({ kind, subjectId: subject.id, locationId })),
    );
  },
});
