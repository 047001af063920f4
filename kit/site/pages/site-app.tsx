import type { Ask, Change, Endpoint } from '@fachwerk/base/contract';
import { FALLBACKS, LANGUAGES, type Language } from '@fachwerk/base/language';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { SiteAnswer, SiteApp, SiteVisit, WordedProblem } from '@fachwerk/base/site-visit';
import { chosenLanguage, isOffered, LANGUAGE_COOKIE, LANGUAGE_QUERY } from '../language/choose-language.ts';
import { type LanguageTexts, type Translate, textsFor, translatorOf } from '../language/translator.ts';
import { addressList, robots, webManifest } from './address-list.ts';
import { describedPage, EMPTY_DESCRIPTION } from './described.ts';
import { MANIFEST } from './document.ts';
import { type Drawn, drawPage, type Spoken } from './draw-page.tsx';
import { LeavingView } from './leaving-view.tsx';
import { type Match, matchPages } from './match-page.ts';
import { nearestPlaces } from './nearest-places.ts';
import { FORM_KEY, fieldOf, PASSED, type Page, type PageCtx, type Redirect } from './page.ts';
import { ProblemView } from './problem-view.tsx';
import type { SiteAppParts } from './site-app-parts.ts';
import type { AnyView } from './site-root.tsx';
import { actsInSlots, filledSlots } from './slot.tsx';

const suspended = problemsOf(appProblems);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Handles every URL of a site: finds the page, runs its form action, renders it. */
export function siteApp(parts: SiteAppParts): SiteApp {
  const texts = byLanguage((language) => textsFor(language, parts.texts));
  const plain = byLanguage((language) => translatorOf(language, texts[language]));
  const speaker = (language: Language, overrides: LanguageTexts): Translate =>
    Object.keys(overrides).length === 0 ? plain[language] : translatorOf(language, texts[language], overrides);
  return {
    texts: byLanguage((language) => JSON.stringify(texts[language])),
    answer: (visit) => answerTo(parts, visit, speaker),
  };
}

/** The company's overrides that its pages can use in this language; plural forms may not exist in German. */
function ownWords({ texts }: SiteAppParts, language: Language, replaced: LanguageTexts): LanguageTexts {
  const words: LanguageTexts = {};
  for (const each of FALLBACKS[language]) {
    const known = Object.entries(replaced[each] ?? {}).filter(([key]) => key in texts.de || key in texts[each]);
    if (known.length > 0) words[each] = Object.fromEntries(known);
  }
  return words;
}

type Translator = (language: Language, overrides: LanguageTexts) => Translate;

async function answerTo(parts: SiteAppParts, visit: SiteVisit, speaker: Translator): Promise<SiteAnswer> {
  const { url, method, cookies } = visit;
  const ask = (endpoint: Endpoint, input: unknown) => visit.call(endpoint, input as object);
  if (method === 'GET' && url.pathname === '/robots.txt') return robots(url);
  const head = await parts.frame.head({ ask: ask as PageCtx['ask'] });
  if (method === 'GET' && url.pathname === '/sitemap.xml') return addressList(parts, head, ask as PageCtx['ask'], url);
  if (method === 'GET' && url.pathname === MANIFEST) return webManifest(head);
  const wanted = url.searchParams.get(LANGUAGE_QUERY);
  if (method === 'GET' && isOffered(head, wanted)) {
    visit.setCookie(LANGUAGE_COOKIE, wanted, YEAR_SECONDS);
    return { kind: 'redirect', status: 302, to: withoutLanguage(url) };
  }
  const language = chosenLanguage(head, cookies[LANGUAGE_COOKIE], visit.accepted);
  const overrides = ownWords(parts, language, await visit.speak(language));
  const ctx = pageCtx(visit, language);
  const extra = await parts.frame.extra(ctx, namesOf(cookies));
  const spoken: Spoken = { visit, head, extra, language, translate: speaker(language, overrides), overrides };
  try {
    return await answerOf(parts, spoken, ctx);
  } catch (error) {
    return answerToProblem(parts, spoken, ctx, error);
  }
}

async function answerOf(parts: SiteAppParts, spoken: Spoken, bare: PageCtx): Promise<SiteAnswer> {
  const { visit } = spoken;
  const { pathname, search } = visit.url;
  const matches = matchPages(parts.pages, pathname, spoken.head.kind);
  if (visit.isSuspended && matches[0] && !matches[0].page.evenSuspended) throw suspended('site.suspended');
  if (visit.method === 'GET') return drawFirst(parts, spoken, bare, matches);
  const wanted = fieldOf(visit.form, 'act');
  const doing = matches.flatMap(({ page, params }) => {
    const acts = { ...actsInSlots(parts.slots, page), ...page.acts, ...parts.frame.acts };
    return Object.hasOwn(acts, wanted) ? [{ act: acts[wanted]!, params }] : [];
  })[0];
  if (!doing) return drawMissing(parts, spoken, bare);
  try {
    const next = await doing.act({ ...bare, params: doing.params }, visit.form);
    if (next && 'isAnswered' in next) return await drawFirst(parts, spoken, bare, matches);
    return await goOn(parts, spoken, next ?? { redirectTo: pathname + search });
  } catch (error) {
    const problem = await visit.worded(error);
    if (isSignedOut(problem)) throw error;
    return drawFirst(parts, spoken, bare, matches, problem);
  }
}

/** The first page that does not pass. */
async function drawFirst(
  parts: SiteAppParts,
  spoken: Spoken,
  bare: PageCtx,
  matches: readonly Match[],
  problem?: WordedProblem,
): Promise<SiteAnswer> {
  for (const { page, params } of matches) {
    const drawn = await drawMatch(parts, spoken, { ...bare, params }, page, problem);
    if (drawn) return drawn;
  }
  return drawMissing(parts, spoken, bare);
}

async function drawMatch(
  parts: SiteAppParts,
  spoken: Spoken,
  ctx: PageCtx,
  page: Page,
  problem?: WordedProblem,
  status = problem?.status ?? 200,
): Promise<SiteAnswer | null> {
  const data = await page.load(ctx);
  if (data === PASSED) return null;
  if (isRedirect(data)) return goOn(parts, spoken, data);
  const loaded = (await page.view()) as { View: AnyView; file?: string };
  const slots = page.slots ? await filledSlots(parts.slots, page, ctx, data) : [];
  const { visit, head, language, translate } = spoken;
  const about = { url: visit.url, language, name: head.name, translate };
  const isListed = page.isPublic && !problem;
  const described = isListed ? await describedPage(parts, ctx, { page, data, about }, visit.failed) : EMPTY_DESCRIPTION;
  const drawn: Drawn = {
    View: loaded.View,
    view: loaded.file ?? null,
    data,
    title: titleOf(page.title(data), translate),
    status,
    page,
    slots,
    described,
    ...(problem && { problem, form: visit.form }),
  };
  return drawPage(parts, spoken, drawn);
}

/** A missing page reveals nothing, and redirects cannot loop. */
async function answerToProblem(parts: SiteAppParts, spoken: Spoken, ctx: PageCtx, error: unknown): Promise<SiteAnswer> {
  const { visit } = spoken;
  const problem = await visit.worded(error);
  const { signIn } = parts.frame;
  const here = visit.url.pathname + visit.url.search;
  if (isSignedOut(problem) && signIn) {
    return { kind: 'redirect', status: visit.method === 'GET' ? 302 : 303, to: signIn(here) };
  }
  return isNoAddress(problem) ? drawMissing(parts, spoken, ctx) : drawProblem(parts, spoken, problem);
}

/** What the company shows where there is nothing, else the usual page; one that fails is left out. */
async function drawMissing(parts: SiteAppParts, spoken: Spoken, ctx: PageCtx): Promise<SiteAnswer> {
  const { visit } = spoken;
  if (parts.missing && visit.method === 'GET' && !visit.isSuspended) {
    try {
      const drawn = await drawMatch(parts, spoken, ctx, parts.missing, undefined, NO_PAGE.status);
      if (drawn?.kind === 'page') return drawn;
    } catch (error) {
      visit.failed(error);
    }
  }
  return drawProblem(parts, spoken, NO_PAGE);
}

const isSignedOut = ({ status, code }: WordedProblem) => status === 401 && code === 'access.signed_out';

type ShownProblem = Pick<WordedProblem, 'status' | 'error'> & { readonly code?: string };

/** A plain 404. */
const NO_PAGE: ShownProblem = { status: 404, error: '' };

/** On loading, invalid input can only come from the URL. A 404 of the server says no more. */
const isNoAddress = ({ status, code }: WordedProblem) =>
  code === 'input.invalid' || (status === 404 && Object.hasOwn(appProblems, code));

const TITLES: Readonly<Record<number, string>> = { 404: 'page.missing', 500: 'page.defect' };

/** Statuses after which a retry makes sense. */
const PASSING = [429, 500, 503];

function drawProblem(parts: SiteAppParts, spoken: Spoken, { status, error, code }: ShownProblem) {
  const { translate, visit, extra } = spoken;
  const isSuspended = code === 'site.suspended';
  const key = isSuspended ? 'page.suspended' : (TITLES[status] ?? 'page.problem');
  const again = PASSING.includes(status) && !isSuspended ? visit.url.pathname + visit.url.search : null;
  const near = status === 404 ? nearestPlaces(visit.url.pathname, parts.frame.places?.(extra) ?? []) : [];
  const data = { status, error, again, isSuspended, near };
  return drawPage(parts, spoken, { View: ProblemView as AnyView, view: null, data, title: translate(key), status });
}

const isRedirect = (given: unknown): given is Redirect =>
  typeof given === 'object' && given !== null && 'redirectTo' in given;

/** A local path that no browser takes for another host. */
const isOwnPath = (to: string) => /^\/(?![/\\])/.test(to);

async function goOn(parts: SiteAppParts, spoken: Spoken, { redirectTo: to, isForGood }: Redirect): Promise<SiteAnswer> {
  const { visit, translate } = spoken;
  if (isForGood && (isOwnPath(to) || to.startsWith('https://'))) return { kind: 'redirect', status: 301, to };
  if (isOwnPath(to)) return { kind: 'redirect', status: visit.method === 'GET' ? 302 : 303, to };
  if (!URL.parse(to)?.protocol.startsWith('http')) throw new Error('a page leads to no place');
  const title = translate('page.leaving');
  return drawPage(parts, spoken, {
    View: LeavingView as AnyView,
    view: null,
    data: { to },
    title,
    status: 200,
    leavesTo: to,
  });
}

function titleOf(title: ReturnType<Page['title']>, translate: Translate): string {
  return typeof title === 'string' ? title : translate(title.key, title.params);
}

function pageCtx({ url, now, isSignedIn, form, call }: SiteVisit, language: Language): PageCtx {
  const run = (endpoint: Ask | Change, input: unknown) => call(endpoint, input as object, fieldOf(form, FORM_KEY));
  return {
    params: {},
    query: url.searchParams,
    language,
    now,
    url,
    isSignedIn,
    ask: run as PageCtx['ask'],
    change: run as PageCtx['change'],
  };
}

function namesOf(cookies: SiteVisit['cookies']): ReadonlySet<string> {
  return new Set(Object.keys(cookies).filter((name) => cookies[name]));
}

function withoutLanguage(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(LANGUAGE_QUERY);
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}

function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}
