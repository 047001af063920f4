import type { UseCase } from '@fachwerk/server/module';
import type { WithdrawalPaper, withdrawalSiteApi } from '../contract-site.ts';
import { addDraft, type Draft } from './draft-store.ts';

/** 192 bits: the page shows a name and an address. */
const KEY_BYTES = 24;

export const prepareWithdrawal: UseCase<typeof withdrawalSiteApi.prepare> = async (ctx, form) => {
  const key = ctx.newSecret(KEY_BYTES);
  await addDraft(ctx, key, { ...form, language: ctx.language });
  return { key };
};

export function paperOf({ name, email, orderNumber, subject, receivedAt }: Draft): WithdrawalPaper {
  return { name, email, orderNumber, subject, receivedAt };
}
