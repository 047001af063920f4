import type { Ctx } from '@fachwerk/server/ctx';
import type { BankData } from '../../contract-account.ts';

/** For the audit trail: whoever changes where money goes is known, and where it went before. */
export function bankNote(ctx: Ctx, before: BankData | undefined, after: BankData | undefined) {
  const words = (data: BankData | undefined) =>
    data && { holder: data.holder, account: data.iban, bankName: data.bankName };
  return {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    before: words(before) ?? null,
    after: words(after) ?? null,
    address: ctx.request.address,
  };
}
