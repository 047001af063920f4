import type { OwnMenu } from '../contract-user.ts';

export const NO_MENU: OwnMenu = { pinned: [], hidden: [] };

/** Each path once; what is pinned is not hidden. */
export function tidied({ pinned, hidden }: OwnMenu): OwnMenu {
  const top = new Set(pinned);
  return { pinned: [...top], hidden: [...new Set(hidden)].filter((path) => !top.has(path)) };
}
