import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import { zoned } from '@fachwerk/base/time';
import type { Item, ItemData, SoldOut } from '../contract.ts';
import { availabilityFaults } from './availability.ts';
import { isEan } from './ean.ts';

/** Why an item cannot be like this, or null, with every field it is about. */
export function whyNotItem(item: ItemData): Refusal<'item.refused'> | null {
  return refusalOf('item.refused', [
    ...fault(item.ean !== '' && !isEan(item.ean), 'ean', 'item.ean_wrong'),
    ...fault(!item.isService && item.durationMinutes > 0, 'durationMinutes', 'item.duration_without_service'),
    ...fault(item.isTobacco && item.minimumAge < 18, 'minimumAge', 'item.tobacco_age'),
    ...twiceFaults(item),
    ...availabilityFaults(item.availability),
  ]);
}

function twiceFaults({ hashtags, allergens, additives }: ItemData): FieldProblem[] {
  const lists = { hashtags: hashtags.map((tag) => tag.toLowerCase()), allergens, additives };
  return Object.entries(lists).flatMap(([path, values]) =>
    fault(new Set<string>(values).size < values.length, path, 'item.said_twice'),
  );
}

function fault(isWrong: boolean, path: string, code: string): FieldProblem[] {
  return isWrong ? [{ path, code }] : [];
}

type Supply = Pick<Item, 'stock' | 'isSoldOut' | 'soldOutUntil'>;

/** Nothing left, or somebody said so and the time is not over. */
export function isSoldOutAt({ stock, isSoldOut, soldOutUntil }: Supply, at: Date): boolean {
  return stock === 0 || (isSoldOut && (soldOutUntil === null || at < soldOutUntil));
}

/** A kitchen's day ends after midnight: what is sold out until tomorrow comes back before anybody opens again. */
const NEW_DAY_HOUR = 4;

/** The next four o'clock in the morning, by the clock of the books. */
export function nextMorning(now: Date): Date {
  const here = zoned(now);
  const today = here.toPlainDate().toZonedDateTime({ timeZone: here.timeZoneId, plainTime: { hour: NEW_DAY_HOUR } });
  const morning =
    today.epochMilliseconds > now.getTime()
      ? today
      : here
          .toPlainDate()
          .add({ days: 1 })
          .toZonedDateTime({ timeZone: here.timeZoneId, plainTime: { hour: NEW_DAY_HOUR } });
  return new Date(morning.epochMilliseconds);
}

/** What is stored when somebody says that something is sold out, or no longer. */
export function soldOutFrom(said: SoldOut, now: Date): { isSoldOut: boolean; soldOutUntil: Date | null } {
  return { isSoldOut: said !== 'no', soldOutUntil: said === 'tomorrow' ? nextMorning(now) : null };
}
