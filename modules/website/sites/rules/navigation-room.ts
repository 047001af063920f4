/** Room of a navigation entry in rem, estimated on the safe side: no script measures it, and nothing moves while a page loads. */
const PADDING = 1.5;
const LETTER = 0.56;
const WIDE_LETTER = 0.72;
const WIDEST_ENTRY = 15;
/** Room of the button that opens the rest. */
const MORE = 6;

/** Widths of the navigation at which the style sheet lets entries into the row, in rem. */
export const NAVIGATION_STEPS = [10, 15, 20, 25, 30, 35, 40, 45, 50] as const;
/** Behind all steps: the entry always waits in the menu. */
const NEVER = 'never';
type NavigationStep = (typeof NAVIGATION_STEPS)[number] | typeof NEVER;

export function entryWidth(title: string): number {
  const letters = [...title].reduce((sum, letter) => sum + (/[\p{Lu}mwшщжфю]/u.test(letter) ? WIDE_LETTER : LETTER), 0);
  return Math.min(WIDEST_ENTRY, PADDING + letters);
}

/** From which width on each entry stands in the row, and from which width on no menu for the rest is needed. */
export type NavigationRoom = { readonly from: readonly NavigationStep[]; readonly all: NavigationStep };

type Entry = { readonly title: string; readonly parentId: string | null };

/** Decided on the server, so that no page carries this rule. */
export function navigationRoom(entries: readonly Entry[]): NavigationRoom {
  const titles = entries.filter(({ parentId }) => parentId === null).map(({ title }) => title);
  const widths = titles.map(entryWidth);
  const all = stepFor(widths.reduce((sum, width) => sum + width, 0));
  const from: NavigationStep[] = [];
  let used = MORE;
  for (const width of widths) {
    used += width;
    from.push(earlier(stepFor(used), all));
  }
  return { from, all };
}

function stepFor(width: number): NavigationStep {
  return NAVIGATION_STEPS.find((step) => step >= width) ?? NEVER;
}

/** Once everything fits, nothing has to make room for the menu. */
function earlier(one: NavigationStep, other: NavigationStep): NavigationStep {
  if (one === NEVER) return other;
  return other === NEVER ? one : (Math.min(one, other) as NavigationStep);
}
