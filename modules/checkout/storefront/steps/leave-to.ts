import { type PageCtx, type Redirect, redirectTo } from '@fachwerk/site/page';

/** On to where one pays. A page of this very site is gone to directly, without a page in between. */
export function leaveTo({ url }: PageCtx, address: string): Redirect {
  const target = new URL(address, url);
  return redirectTo(target.hostname === url.hostname ? target.pathname + target.search : address);
}
