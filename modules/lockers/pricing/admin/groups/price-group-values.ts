import { centsFromText } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import { dayOf } from '@fachwerk/base/time';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import * as z from 'zod/mini';
import { type PriceData, type PriceGroup, type PriceGroupData, PriceUnit } from '../../contract.ts';
import { priceSetAt, UNIT_MINUTES } from '../../rules/price-set.ts';

/** Money as it is typed: 1,99 or 1.99. */
const Amount = z.string().check(z.refine((text) => centsFromText(text) !== null, 'field.money'));
const MaybeAmount = z
  .string()
  .check(z.refine((text) => text.trim() === '' || centsFromText(text) !== null, 'field.money'));

const Tier = z.object({ upTo: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))), amount: Amount });
const UnitPrice = z.object({ unit: PriceUnit, tiers: z.array(Tier) });
const SizePrices = z.object({
  sizeCode: z.string(),
  units: z.array(UnitPrice),
  minimum: Amount,
  /** Empty: no cap. */
  cap: MaybeAmount,
  overrun: Amount,
});
/** Everything that begins on one day. */
const Stage = z.object({
  validOn: z.iso.date(),
  /** The exact instant it was read with; it stays as long as the day does. */
  since: z.nullable(z.string()),
  sizes: z.array(SizePrices),
});

export const PriceGroupValues = z.object({
  name: line(80, 1),
  version: z.optional(z.int()),
  stages: z.array(Stage).check(z.minLength(1)),
});
export type PriceGroupValues = z.infer<typeof PriceGroupValues>;
export type StageValues = z.infer<typeof Stage>;
export type SizeValues = z.infer<typeof SizePrices>;
export type UnitValues = z.infer<typeof UnitPrice>;

const amountText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const dayText = (at: Date) => dayOf(at, HOUSE_ZONE).toString();

/** Rows become a stage per day of beginning, with the sizes in the network's order. */
function stagesOf(prices: readonly PriceData[], sizeCodes: readonly string[]): StageValues[] {
  const starts = [...new Set(prices.map(({ validFrom }) => validFrom.getTime()))].sort((one, other) => one - other);
  return starts.map((start) => {
    const at = new Date(start);
    const begun = prices.filter(({ validFrom }) => validFrom.getTime() === start);
    const sizes = sizeCodes.flatMap((sizeCode) => {
      const set = priceSetAt(begun, sizeCode, at);
      if (!set) return [];
      const units = set.prices
        .map(({ unit, tiers }) => ({
          unit,
          tiers: tiers.map(({ upTo, cents }) => ({ upTo, amount: amountText(cents) })),
        }))
        .sort((one, other) => UNIT_MINUTES[one.unit] - UNIT_MINUTES[other.unit]);
      const { minimumCents, dailyCapCents, overrunCentsPerHour } = set;
      return {
        sizeCode,
        units,
        minimum: amountText(minimumCents),
        cap: dailyCapCents === null ? '' : amountText(dailyCapCents),
        overrun: amountText(overrunCentsPerHour),
      };
    });
    return { validOn: dayText(at), since: at.toISOString(), sizes };
  });
}

export function priceGroupValues(group: PriceGroup, sizeCodes: readonly string[]): PriceGroupValues {
  return { name: group.name, version: group.version, stages: stagesOf(group.prices, sizeCodes) };
}

/** Amounts that are not yet readable count as nothing, so that a preview can go along while somebody types. */
export function pricesFrom(stages: readonly StageValues[]): PriceData[] {
  return stages.flatMap(({ validOn, since, sizes }) => {
    const validFrom = beginOf(validOn, since);
    return sizes.flatMap(({ sizeCode, units, minimum, cap, overrun }) =>
      units.map(({ unit, tiers }) => ({
        sizeCode,
        unit,
        tiers: tiers.map(({ upTo, amount }) => ({ upTo, cents: centsFromText(amount) ?? 0 })),
        minimumCents: centsFromText(minimum) ?? 0,
        dailyCapCents: cap.trim() === '' ? null : (centsFromText(cap) ?? 0),
        overrunCentsPerHour: centsFromText(overrun) ?? 0,
        validFrom,
      })),
    );
  });
}

/** A price that was there keeps its id. */
export function groupDataFrom(values: PriceGroupValues, group: PriceGroup | null): PriceGroupData {
  const prices = pricesFrom(values.stages).map((price) => {
    const known = group?.prices.find(
      ({ sizeCode, unit, validFrom }) =>
        sizeCode === price.sizeCode && unit === price.unit && validFrom.getTime() === price.validFrom.getTime(),
    );
    return known ? { ...price, id: known.id } : price;
  });
  return { name: values.name, currency: 'EUR', prices, ...(group && { id: group.id, version: values.version }) };
}

function beginOf(validOn: string, since: string | null): Date {
  if (since && dayText(new Date(since)) === validOn) return new Date(since);
  const day = z.safeParse(z.iso.date(), validOn);
  if (!day.success) return new Date(0);
  return new Date(Temporal.PlainDate.from(validOn).toZonedDateTime(HOUSE_ZONE).epochMilliseconds);
}

/** What a new group begins with: an hour and a day for every size, to be filled in. */
export function newSize(sizeCode: string): SizeValues {
  return {
    sizeCode,
    units: [
      { unit: 'hour', tiers: [{ upTo: null, amount: '' }] },
      { unit: 'day', tiers: [{ upTo: null, amount: '' }] },
    ],
    minimum: '0,00',
    cap: '',
    overrun: '0,00',
  };
}
