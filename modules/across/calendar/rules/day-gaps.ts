type Span = { readonly from: Date; readonly until: Date };

/** A shorter gap takes no appointment. */
const LEAST_GAP_MINUTES = 30;

/** The free spans within working hours, from now on; what is busy may overlap. */
export function gapsOf(working: readonly Span[], busy: readonly Span[], now: Date): Span[] {
  const taken = busy.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return working.flatMap(({ from, until }) => {
    const gaps: Span[] = [];
    let at = from < now ? now : from;
    for (const each of taken) {
      if (each.until <= at || each.from >= until) continue;
      if (each.from > at) gaps.push({ from: at, until: each.from });
      at = each.until;
    }
    if (at < until) gaps.push({ from: at, until });
    return gaps.filter((gap) => gap.until.getTime() - gap.from.getTime() >= LEAST_GAP_MINUTES * 60_000);
  });
}
