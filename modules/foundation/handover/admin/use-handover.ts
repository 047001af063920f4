import { HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { useAddress } from '@fachwerk/react/address';
import { useAsk } from '@fachwerk/react/call';
import { isId } from '@fachwerk/react/list-state';
import { type HandoverFilter, handoverApi, PeriodStart } from '../contract.ts';
import { periodOf, whyNotPeriod } from '../rules/period.ts';

export type Since = PeriodStart | 'own';

/** Often enough for a page that is read in two minutes. */
const REFETCH_MS = 120_000;

/** What the handover is asked for stands in the address, so that it can be linked. */
export function useHandover() {
  const [params, change] = useAddress();
  const given = params.get('since');
  const since: Since = given === 'own' ? 'own' : (PeriodStart.options.find((each) => each === given) ?? 'evening');
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const idOf = (name: string) => {
    const value = params.get(name) ?? '';
    return isId(value) ? value : undefined;
  };
  const [locationId, personId] = [idOf('location'), idOf('person')];
  const own = since === 'own' ? ownPeriod(from, to) : {};
  const filter: HandoverFilter = {
    since: since === 'own' ? 'evening' : since,
    ...own,
    ...(locationId && { locationId }),
    ...(personId && { personId }),
  };
  const whyNot = own.from ? whyNotPeriod(periodOf(filter, new Date(), null)) : null;
  const asked = useAsk(
    handoverApi.show,
    { filter },
    { isEnabled: whyNot === null, keepPrevious: true, everyMs: REFETCH_MS },
  );
  return {
    asked,
    whyNot,
    since,
    from,
    to,
    locationId,
    personId,
    choose: (next: Since) =>
      change({
        since: next === 'evening' ? undefined : next,
        ...(next !== 'own' && { from: undefined, to: undefined }),
      }),
    set: (name: 'from' | 'to' | 'location' | 'person', value: string | null) => change({ [name]: value ?? undefined }),
  };
}

export type HandoverChoice = ReturnType<typeof useHandover>;

/** What is not a moment yet is left out. */
function ownPeriod(from: string, to: string): Pick<HandoverFilter, 'from' | 'to'> {
  const [start, end] = [instantFrom(from, HOUSE_ZONE), instantFrom(to, HOUSE_ZONE)];
  return { ...(start && { from: start }), ...(end && { to: end }) };
}
