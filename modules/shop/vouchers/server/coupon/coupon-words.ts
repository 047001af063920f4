import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE, startOfDay } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import { findOffers } from '@fachwerk/item-options/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { CouponData } from '../../contract.ts';

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** What it brings, and what somebody who has it needs to know: for paper and mail. */
export async function couponWords(ctx: CompanyCtx, coupon: CouponData, t: Translate, language: Language) {
  const money = (cents: number) => formatMoney(cents, LOCALES[language]);
  const day = (on: string) =>
    formatTime(startOfDay(Temporal.PlainDate.from(on)), HOUSE_ZONE, LOCALES[language], 'date');
  const names = (await findOffers(ctx, [...coupon.itemIds, ...(coupon.itemId ? [coupon.itemId] : [])])).map(
    ({ id, name }) => ({ id, name: textIn(name, language) }),
  );
  const itemName = names.find(({ id }) => id === coupon.itemId)?.name ?? '';
  const { kind, amountCents, percent, types, weekdays, minimumCents, fromOn, untilOn } = coupon;
  const worth = {
    amount: () => t('vouchers.worth.amount', { amount: money(amountCents) }),
    percent: () => t('vouchers.worth.percent', { percent }),
    delivery: () => t('vouchers.worth.delivery'),
    item: () => t('vouchers.worth.item', { item: itemName }),
  }[kind]();
  const only = names.filter(({ id }) => coupon.itemIds.includes(id)).map(({ name }) => name);
  const isPartial = only.length > 0 || coupon.categoryIds.length > 0;
  const conditions = [
    ...(minimumCents > 0 ? [t('vouchers.condition.minimum', { amount: money(minimumCents) })] : []),
    ...(isPartial ? [t('vouchers.condition.some_goods')] : []),
    ...(types.length > 0
      ? [t('vouchers.condition.types', { types: types.map((type) => t(`goods.type_${type}`)).join(', ') })]
      : []),
    ...(weekdays.length > 0
      ? [t('vouchers.condition.weekdays', { days: weekdays.map((each) => t(`vouchers.day.${each}`)).join(', ') })]
      : []),
    ...(fromOn ? [t('vouchers.condition.from', { date: day(fromOn) })] : []),
    ...(untilOn ? [t('vouchers.condition.until', { date: day(untilOn) })] : []),
    ...(coupon.isFirstOrder ? [t('vouchers.condition.first_order')] : []),
    ...(coupon.mostPerCustomer === 1 || coupon.mostUses === 1 ? [t('vouchers.condition.once')] : []),
  ];
  return { worth, conditions };
}
