import type { FieldProblem } from '@fachwerk/base/problem';
import { below, type Refusal, refusalOf } from '@fachwerk/base/refusal';
import { hoursFaults } from '@fachwerk/opening-hours/rules/hours-faults';
import type { ShopData } from '../contract.ts';
import { DELIVERY_TYPES } from '../contract-way.ts';
import { PAYMENTS_OF_TYPE } from './way.ts';
import { zoneFaults } from './zones.ts';

/** Why the settings cannot be like this, or null, with every field it is about. */
export function whyNotShop(shop: ShopData): Refusal<'shop.refused'> | null {
  return refusalOf('shop.refused', [
    ...below('hours', hoursFaults(shop.hours)),
    ...DELIVERY_TYPES.flatMap((type) => below(`ways.${type}`, wayFaults(shop, type))),
    ...zoneFaults(shop.zones),
    ...(shop.mayOrderAsap || shop.mayChooseTime ? [] : [{ path: 'mayOrderAsap', code: 'shop.no_time_at_all' }]),
    ...(new Set(shop.tips.percents).size === shop.tips.percents.length
      ? []
      : [{ path: 'tips.percents', code: 'field.twice' }]),
  ]);
}

function wayFaults({ ways }: ShopData, type: (typeof DELIVERY_TYPES)[number]): FieldProblem[] {
  const { hours, payments } = ways[type];
  const wrong = payments.filter((payment) => !PAYMENTS_OF_TYPE[type].includes(payment));
  return [
    ...(hours ? below('hours', hoursFaults(hours)) : []),
    ...(wrong.length > 0 ? [{ path: 'payments', code: 'shop.payment_not_for_type' }] : []),
  ];
}
