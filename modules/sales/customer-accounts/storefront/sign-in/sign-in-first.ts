import { type PageCtx, type Redirect, redirectTo } from '@fachwerk/site/page';
import { ownPath } from '../../rules/login.ts';

/** For pages of whoever is signed in: the way there, and back to here. Null when somebody is. */
export function signInFirst(ctx: PageCtx): Redirect | null {
  if (ctx.isSignedIn) return null;
  return redirectTo(`/anmelden?zu=${encodeURIComponent(ctx.url.pathname + ctx.url.search)}`);
}

/** Where somebody wanted to go before they were asked to sign in. */
export function wantedPath({ query }: Pick<PageCtx, 'query'>): string {
  return ownPath(query.get('zu') ?? undefined);
}
