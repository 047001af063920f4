import { addMinutes } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { findShownBlock } from '@fachwerk/pages/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { senderOf } from '../../rules/answers.ts';
import { addInquiry, listInquiries, saveInquiry } from '../inquiry-store.ts';
import { DEMO_INQUIRIES } from './demo-inquiries.ts';

/** Leaves alone what is already there; where the contact page of the demo is gone, nobody has written. */
export async function createDemoInquiries(ctx: WorkCtx): Promise<void> {
  for (const [code, inquiries] of Object.entries(DEMO_INQUIRIES)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    const page = await findShownBlock(scoped, 'kontakt', 'contact-form-1');
    if (!page || (await listInquiries(scoped, {}, 1)).length > 0) continue;
    for (const { hoursAgo, note, isDone, ...given } of inquiries) {
      const at = { ...scoped, now: addMinutes(ctx.now, -hoursAgo * 60) };
      const id = ctx.newId();
      await addInquiry(at, id, {
        ...given,
        ...senderOf(given.answers),
        pageId: page.pageId,
        pageTitle: page.pageTitle.de ?? '',
        isConfirmed: false,
        sentKey: id,
      });
      if (note || isDone) await saveInquiry(at, { id, note, doneAt: isDone ? addMinutes(at.now, 40) : null });
    }
  }
}
