import { minutesBetween } from '@fachwerk/base/time';
import type { Service } from '../../contract.ts';
import { type ChosenService, chosenService, type ServiceChoice, whyNotChoice } from '../../rules/service-choice.ts';
import type { Stored } from '../appointment/appointment-store.ts';
import { problem } from '../problem.ts';

/** The service with what was chosen of it; refuses what cannot be chosen. */
export function serviceAs(service: Service, choice: ServiceChoice): ChosenService {
  const refusal = whyNotChoice(service, choice);
  if (refusal) throw problem(refusal);
  return chosenService(service, choice);
}

/** As it was booked, whatever has become of the service since: a longer one must not be moved into a shorter gap. */
export function serviceAsBooked(
  service: Service,
  { serviceNames, startsAt, endsAt, priceCents }: Stored,
): ChosenService {
  const name = { ...serviceNames, de: serviceNames.de ?? service.name.de };
  return { ...service, name, priceCents, durationMinutes: minutesBetween(startsAt, endsAt) };
}
