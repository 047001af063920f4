import type { PageProblem } from '../contract.ts';
import { LINK } from './block-fields.ts';

/** mailto and tel are no redirect targets. */
const LEADS_ON = /^(?:\/|https:|page:)/i;

/** Why a redirect cannot have this target, or null. `known` are the other redirects, `slugs` the pages of the site. */
export function whyNotRedirect(
  { from, to }: { readonly from: string; readonly to: string },
  known: readonly { readonly from: string; readonly to: string }[],
  slugs: ReadonlySet<string>,
): PageProblem | null {
  if (from === '' || slugs.has(from)) return 'page_redirect.is_page';
  if (!LEADS_ON.test(to) || !LINK.test(to)) return 'page_redirect.no_link';
  const next = new Map(known.map((each) => [each.from, each.to]));
  for (let at: string | undefined = to, steps = 0; at !== undefined && steps <= known.length; steps++) {
    if (slugAt(at) === from) return 'page_redirect.circle';
    at = next.get(slugAt(at) ?? '');
  }
  return null;
}

/** The slug of a path on this site; null for other targets. */
function slugAt(to: string): string | null {
  return to.startsWith('/') ? to.slice(1).split(/[?#]/, 1)[0]!.replace(/\/$/, '') : null;
}
