/** How much of a subject a role may do: nothing, look, everything, or some of it. */
export type Level = 'none' | 'read' | 'all' | 'some';

const isLooking = (capability: string) => capability.endsWith('.read');

/** The levels a subject can be set to: one without anything to look at is allowed or not. */
export function levelsOf(area: readonly string[]): Exclude<Level, 'some'>[] {
  return area.some(isLooking) && area.length > 1 ? ['none', 'read', 'all'] : ['none', 'all'];
}

export function levelOf(area: readonly string[], chosen: ReadonlySet<string>): Level {
  const held = area.filter((capability) => chosen.has(capability));
  if (held.length === 0) return 'none';
  if (held.length === area.length) return 'all';
  return held.every(isLooking) ? 'read' : 'some';
}

/** The choice with a subject set to a level. What one may not give stays as it is. */
export function withLevel(
  chosen: ReadonlySet<string>,
  area: readonly string[],
  level: Exclude<Level, 'some'>,
  mayGive: (capability: string) => boolean,
): Set<string> {
  const next = new Set(chosen);
  for (const capability of area.filter(mayGive)) {
    const isIn = level === 'all' || (level === 'read' && isLooking(capability));
    if (isIn) next.add(capability);
    else next.delete(capability);
  }
  return next;
}

/** The choice with one capability added or taken. Nobody works with what they cannot see: looking comes along, and goes last. */
export function toggled(
  chosen: ReadonlySet<string>,
  area: readonly string[],
  capability: string,
  mayGive: (capability: string) => boolean,
): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(capability)) {
    next.add(capability);
    for (const looking of area.filter(isLooking)) if (mayGive(looking)) next.add(looking);
  } else if (isLooking(capability)) {
    for (const other of area) if (mayGive(other)) next.delete(other);
  }
  return next;
}
