import type { ActivityGroup, PersonActivity } from '../contract.ts';

/** One kind of thing that one person did: how often, and when the last time. */
type Part = {
  readonly personId: string;
  readonly personName: string;
  readonly lastAt: Date;
  readonly group: ActivityGroup;
};
type Person = Omit<PersonActivity, 'path'>;

/** Whoever did the most stands first, and of each what was done most. */
export function byPerson(parts: readonly Part[]): Person[] {
  const people = Map.groupBy(parts, ({ personId }) => personId);
  return [...people]
    .map(([id, own]) => {
      const newest = own.toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime())[0]!;
      const groups = own.map(({ group }) => group).toSorted((one, other) => other.count - one.count);
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      return { id, name: newest.personName, count, lastAt: newest.lastAt, groups };
    })
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
