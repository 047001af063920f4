import { useState } from 'react';
import type { Drafts } from '../../rules/grid/grid.ts';

const NONE: Drafts = new Map();
/** So many steps can be taken back. */
const STEPS = 50;

/** What is not saved yet, with the way back. */
export function useDrafts() {
  const [{ drafts, before }, set] = useState<{ drafts: Drafts; before: readonly Drafts[] }>({
    drafts: NONE,
    before: [],
  });
  return {
    drafts,
    canUndo: before.length > 0,
    change: (next: Drafts) => {
      if (next !== drafts) set({ drafts: next, before: [...before, drafts].slice(-STEPS) });
    },
    undo: () => set({ drafts: before.at(-1) ?? drafts, before: before.slice(0, -1) }),
    clear: () => set({ drafts: NONE, before: [] }),
  };
}
