import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { Order } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { townLine } from '../../rules/town-line.ts';
import { findFulfilment } from '../record/fulfilment-store.ts';

/** `Lieferung an: …` and `Wunschzeit: …`, for the mail that confirms an order (Art. 246a § 1 EGBGB). */
export async function sayHandover(ctx: CompanyCtx, { id, language }: Order, t: Translate): Promise<readonly string[]> {
  const found = await findFulfilment(ctx, id);
  if (!found) return [];
  const { type, address, tableName, wishedAt } = found;
  const place = address
    ? [address.name, address.street, address.addition, townLine(address, LOCALES[language])].filter(Boolean).join(', ')
    : tableName;
  const time = wishedAt
    ? formatTime(wishedAt, HOUSE_ZONE, LOCALES[language], 'weekdayTime')
    : t('mail.handover.soonest');
  return [
    [
      place ? t(`mail.handover.${type}_to`, { place }) : t(`mail.handover.${type}`),
      ...(hasTimes(type) ? [t('mail.handover.time', { time })] : []),
    ].join('\n'),
  ];
}
