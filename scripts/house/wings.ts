import { breach, type HouseRule } from './breach.ts';

/** From the ground up; docs/house.md draws them. */
export const WINGS: readonly string[] = [
  'foundation',
  'website',
  'sales',
  'lockers',
  'shop',
  'appointments',
  'team',
  'talk',
  'across',
];

/** Beside lockers, not on them: a shop, appointments and what is said to customers do without a box. */
const BESIDE_LOCKERS: readonly string[] = ['shop', 'appointments', 'talk'];
/** What they may see of them: which places there are, and where they are rated. */
const SHARED = '@fachwerk/locations';

/** A wing stands on all before it; `team` on the foundation alone. */
function below(wing: string): readonly string[] {
  if (wing === 'team') return ['foundation'];
  const before = WINGS.slice(0, WINGS.indexOf(wing));
  return BESIDE_LOCKERS.includes(wing) ? before.filter((each) => each !== 'lockers') : before;
}

const mayShare = (wing: string, name: string) => BESIDE_LOCKERS.includes(wing) && name === SHARED;

/** A module depends on modules of its own wing and of those its wing stands on. */
export const wings: HouseRule = (tree) => {
  const modules = [...tree.packages.values()].filter(({ zone }) => zone === 'modules');
  const wingOf = new Map(modules.map(({ name, wing }) => [name, wing]));
  return modules.flatMap(({ path, wing, dependencies }) => {
    const file = `${path}/package.json`;
    if (!WINGS.includes(wing)) return [breach(file, 1, `"${wing}" is no wing`, `Put it into ${WINGS.join(', ')}`)];
    const mayBe = [wing, ...below(wing)];
    return [...dependencies]
      .filter((name) => wingOf.has(name) && !mayBe.includes(wingOf.get(name)!) && !mayShare(wing, name))
      .map((name) =>
        breach(
          file,
          1,
          `${wing} may not see ${name} in ${wingOf.get(name)}`,
          'Let the lower one tell the upper one by an event, or open a slot',
        ),
      );
  });
};
