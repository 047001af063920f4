import { LANGUAGES } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';
import type { AppointmentProblem, Service, ServiceAddon, ServiceVariant } from '../contract.ts';

/** What somebody chose of a service. */
export type ServiceChoice = { readonly variantId: string | null; readonly addonIds: readonly string[] };

export const NO_CHOICE: ServiceChoice = { variantId: null, addonIds: [] };

type Given = {
  readonly variantId?: string | null | undefined;
  readonly addonIds?: readonly string[] | undefined;
};

/** Nothing said is nothing chosen. */
export const choiceOf = ({ variantId, addonIds }: Given): ServiceChoice => ({
  variantId: variantId ?? null,
  addonIds: addonIds ?? [],
});

/** Longer than a day is no appointment. */
const LONGEST_MINUTES = 24 * 60;

type Variant = Pick<ServiceVariant, 'id' | 'durationMinutes' | 'priceCents'>;
type Addon = Pick<ServiceAddon, 'id' | 'minutes' | 'priceCents'>;
type Choosable = {
  readonly durationMinutes: number;
  readonly priceCents: number | null;
  readonly variants: readonly Variant[];
  readonly addons: readonly Addon[];
};

/** Why this cannot be booked of the service, or null. */
export function whyNotChoice(
  { variants, addons }: Pick<Choosable, 'variants' | 'addons'>,
  { variantId, addonIds }: ServiceChoice,
): AppointmentProblem | null {
  if (variants.length > 0 && variantId === null) return 'appointment.variant_missing';
  const isKnown = variantId === null || variants.some(({ id }) => id === variantId);
  const areKnown = addonIds.every((id) => addons.some((addon) => addon.id === id));
  if (!isKnown || !areKnown || new Set(addonIds).size < addonIds.length) return 'appointment.choice_unknown';
  return null;
}

/** How long it takes and what it costs: the variant instead of the service, the add-ons on top. By agreement stays so. */
export function chosenFigures(
  { durationMinutes, priceCents, variants, addons }: Choosable,
  { variantId, addonIds }: ServiceChoice,
): { readonly durationMinutes: number; readonly priceCents: number | null } {
  const base = variants.find(({ id }) => id === variantId) ?? { durationMinutes, priceCents };
  const added = addons.filter(({ id }) => addonIds.includes(id));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    durationMinutes: base.durationMinutes + sum(added.map(({ minutes }) => minutes)),
    priceCents: base.priceCents === null ? null : base.priceCents + sum(added.map((addon) => addon.priceCents)),
  };
}

/** As it is booked: named, timed and priced by what was chosen. */
export type ChosenService = Service;

export function chosenService(service: Service, choice: ServiceChoice): ChosenService {
  const variant = service.variants.find(({ id }) => id === choice.variantId);
  const added = service.addons.filter(({ id }) => choice.addonIds.includes(id));
  const parts = [service.name, ...(variant ? [variant.name] : []), ...added.map(({ name }) => name)];
  return { ...service, ...chosenFigures(service, choice), name: joined(parts) };
}

/** "Haarschnitt, lang, Tönung": in each language that one of them has. */
function joined(parts: readonly Translated[]): Service['name'] {
  const spoken = LANGUAGES.filter((language) => parts.some((part) => part[language]));
  const names = spoken.map((language) => [language, parts.map((part) => textIn(part, language)).join(', ')]);
  return { ...Object.fromEntries(names), de: parts.map((part) => textIn(part, 'de')).join(', ') };
}

/** The least that it costs; `isFrom`: it may be more. */
export function leastFigures({ durationMinutes, priceCents, variants }: Omit<Choosable, 'addons'>): {
  readonly durationMinutes: number;
  readonly priceCents: number | null;
  readonly isFrom: boolean;
} {
  if (variants.length === 0) return { durationMinutes, priceCents, isFrom: false };
  const prices = variants.flatMap((variant) => variant.priceCents ?? []);
  const least = prices.length === 0 ? null : Math.min(...prices);
  return {
    durationMinutes: Math.min(...variants.map((variant) => variant.durationMinutes)),
    priceCents: least,
    isFrom: variants.some((variant) => variant.priceCents !== least),
  };
}

/** All of it together stays an appointment. */
export const isTooLong = ({ durationMinutes, variants, addons }: Choosable): boolean =>
  Math.max(durationMinutes, ...variants.map((variant) => variant.durationMinutes)) +
    addons.reduce((all, { minutes }) => all + minutes, 0) >
  LONGEST_MINUTES;
