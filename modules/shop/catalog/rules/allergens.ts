import { ALLERGEN_KINDS, ALLERGENS } from '../contract-allergens.ts';
import type { Allergen } from '../contract-facts.ts';

type Group = (typeof ALLERGENS)[number];
const GROUPS_WITH_KINDS = Object.keys(ALLERGEN_KINDS) as (keyof typeof ALLERGEN_KINDS)[];

export const kindsOf = (group: Group): readonly Allergen[] =>
  group in ALLERGEN_KINDS ? ALLERGEN_KINDS[group as keyof typeof ALLERGEN_KINDS] : [];

/** `wheat` is in `gluten`, `milk` in itself. */
function groupOf(allergen: Allergen): Group {
  return ALLERGENS.find((group) => group === allergen || kindsOf(group).includes(allergen))!;
}

/** Every group with its kinds behind it. */
export const ALL_ALLERGENS = ALLERGENS.flatMap((group) => [group, ...kindsOf(group)]);

/** With the group of every kind, in the order of the law. */
export function wholeAllergens(said: readonly Allergen[]): Allergen[] {
  const groups = said.map(groupOf);
  return ALL_ALLERGENS.filter((each) => said.includes(each) || groups.includes(each as Group));
}

/** What is left when somebody takes a group away: its kinds go with it. */
export function chosenAllergens(before: readonly Allergen[], after: readonly Allergen[]): Allergen[] {
  const gone = before.filter((each) => !after.includes(each));
  return wholeAllergens(after.filter((each) => !gone.includes(groupOf(each))));
}

/** Groups of which the law wants to know more, and nobody has said it. */
function unnamedGroups(said: readonly Allergen[]): Group[] {
  return GROUPS_WITH_KINDS.filter(
    (group) => said.includes(group) && !kindsOf(group).some((kind) => said.includes(kind)),
  );
}

/** As customers read it: the kinds where they are named, else the group. */
export function shownAllergens(said: readonly Allergen[]): Allergen[] {
  const unnamed: readonly Allergen[] = unnamedGroups(said);
  return ALL_ALLERGENS.filter(
    (each) => said.includes(each) && (unnamed.includes(each) || kindsOf(each as Group).length === 0),
  );
}

const LETTER_A = 65;

/** `A` to `N`, and `A1` for the first kind of the first group. */
export function signOfAllergen(allergen: Allergen): string {
  const group = groupOf(allergen);
  const letter = String.fromCharCode(LETTER_A + ALLERGENS.indexOf(group));
  const at = kindsOf(group).indexOf(allergen);
  return at < 0 ? letter : `${letter}${at + 1}`;
}
