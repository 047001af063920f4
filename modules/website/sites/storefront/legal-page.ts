import type { Page, PageCtx } from '@fachwerk/site/page';
import { page } from '@fachwerk/site/page';
import { type LegalKind, legalApi } from '../contract-legal.ts';
import { SITE_PATHS } from '../rules/legal-paths.ts';
import type { LegalPageData } from './legal-view.tsx';

/** Short, so that a published text is visible quickly. */
const KEEP_SECONDS = 30;

/** `?fassung=3` shows an older version, `?partner=…` the text of another company that sells through this site. */
function legalPage(kind: LegalKind): Page {
  const path = SITE_PATHS[kind];
  return page<LegalPageData>({
    path,
    evenSuspended: true,
    load: (ctx) => ctx.ask(legalApi.show, { kind, ...versionOf(ctx), ...partyOf(ctx) }),
    title: () => ({ key: `legal.title.${kind}` }),
    view: () => import('./legal-view.tsx'),
    keepSeconds: KEEP_SECONDS,
    isPublic: true,
  });
}

function versionOf({ query }: PageCtx): { version?: number } {
  const version = Number(query.get('fassung'));
  return Number.isSafeInteger(version) && version > 0 ? { version } : {};
}

function partyOf({ query }: PageCtx): { partyId?: string } {
  const partyId = query.get('partner');
  return partyId ? { partyId } : {};
}

export const termsPage = legalPage('terms');

export const privacyPage = legalPage('privacy');

export const withdrawalPage = legalPage('withdrawal');

export const imprintPage = legalPage('imprint');

export const accessibilityPage = legalPage('accessibility');
