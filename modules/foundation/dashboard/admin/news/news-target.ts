export type NewsTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string };

/** Target of a slide, or null: only admin paths and https URLs. */
export function newsTarget(link: string | undefined): NewsTarget | null {
  if (!link) return null;
  if (/^\/(?![/\\])/.test(link)) return { kind: 'inside', path: link };
  return /^https:\/\//.test(link) ? { kind: 'outside', href: link } : null;
}

/** Links to boards and courses carry the time they were opened (spec §2); `/t/board/0` has its own already. */
export function stampedPath(path: string, now: number): string {
  return /\/t\/[^/]+$/.test(path) ? `${path}/${now}` : path;
}
