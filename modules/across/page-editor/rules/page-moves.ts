type Placed = { readonly id: string; readonly parentId: string | null; readonly isStart: boolean };
/** Where a page goes: below whom, and as which of those. */
export type Spot = { readonly parentId: string | null; readonly position: number };
export type Move = 'up' | 'down' | 'in' | 'out';

/** Where a page goes by one step, or null where there is no such step. `pages` are in the order of the navigation. */
export function spotAfter(pages: readonly Placed[], id: string, move: Move): Spot | null {
  const page = pages.find((each) => each.id === id);
  if (!page || page.isStart) return null;
  const siblings = below(pages, page.parentId);
  const at = siblings.findIndex((each) => each.id === id);
  if (move === 'out') return outward(pages, page);
  const before = siblings[at - 1];
  if (move === 'in') {
    return before && !before.isStart ? { parentId: before.id, position: below(pages, before.id).length } : null;
  }
  const to = move === 'up' ? at - 1 : at + 1;
  const there = siblings[to];
  return there && !there.isStart ? { parentId: page.parentId, position: to } : null;
}

/** Where a page goes that was let go on another: before it, behind it, or below it. */
export function spotAt(
  pages: readonly Placed[],
  id: string,
  target: { readonly id: string; readonly where: 'before' | 'behind' | 'below' },
): Spot | null {
  const page = pages.find((each) => each.id === id);
  const goal = pages.find((each) => each.id === target.id);
  if (!page || !goal || page.isStart || isWithin(pages, goal.id, id)) return null;
  if (goal.isStart && target.where !== 'behind') return null;
  if (target.where === 'below') {
    return { parentId: goal.id, position: below(pages, goal.id).filter((each) => each.id !== id).length };
  }
  const others = below(pages, goal.parentId).filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === goal.id);
  return { parentId: goal.parentId, position: target.where === 'before' ? at : at + 1 };
}

/** How far below the top. */
export function depthOf(pages: readonly Placed[], id: string): number {
  const parentId = pages.find((each) => each.id === id)?.parentId ?? null;
  return parentId === null ? 0 : depthOf(pages, parentId) + 1;
}

/** Behind the page it stood below. */
function outward(pages: readonly Placed[], page: Placed): Spot | null {
  const parent = pages.find((each) => each.id === page.parentId);
  if (!parent) return null;
  const position = below(pages, parent.parentId).findIndex((each) => each.id === parent.id) + 1;
  return { parentId: parent.parentId, position };
}

function below(pages: readonly Placed[], parentId: string | null): Placed[] {
  return pages.filter((each) => each.parentId === parentId);
}

function isWithin(pages: readonly Placed[], id: string | null, top: string): boolean {
  if (id === null) return false;
  return id === top || isWithin(pages, pages.find((each) => each.id === id)?.parentId ?? null, top);
}
