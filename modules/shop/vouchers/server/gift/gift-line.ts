import { formatMoney } from '@fachwerk/base/format-number';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { findCompany } from '@fachwerk/companies/facade';
import { staffWords } from '@fachwerk/orders/rules/staff-words';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { GiftRequest } from '../../contract-gift.ts';

/** Paid with VAT when it is redeemed and for what: until then it is money for money (§ 3 Abs. 15 UStG). */
export async function giftLine(ctx: CompanyCtx, wish: GiftRequest, language: Language) {
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  const { isSmallBusiness } = (await findCompany(ctx))!;
  const words = (spoken: Language) => ({
    title: texts.in(spoken)('gift.line', { amount: formatMoney(wish.amountCents, LOCALES[spoken]) }),
    detail: isSmallBusiness ? '' : texts.in(spoken)('gift.line_detail'),
  });
  return {
    kind: 'gift' as const,
    subjectId: null,
    ...words(language),
    quantity: 1,
    unitCents: wish.amountCents,
    vatPercent: 0,
    data: { ...staffWords(words), recipient: wish.recipient, message: wish.message },
  };
}
