import type { Language } from '@fachwerk/base/language';
import type { SitePage, SiteVisit } from '@fachwerk/base/site-visit';
import { allTextLimits } from '@fachwerk/base/text-limits';
import { renderToPipeableStream } from 'react-dom/server';
import type { LanguageTexts, Translate } from '../language/translator.ts';
import { CONSENT_COOKIE, consentOf } from '../look/consent.tsx';
import { lookCss } from '../look/look.ts';
import type { PageAssets } from './assets.ts';
import { type Described, EMPTY_DESCRIPTION } from './described.ts';
import { afterContent, beforeContent } from './document.ts';
import { firstDrawing } from './first-drawing.ts';
import type { SiteHead } from './frame.ts';
import { FORM_KEY, type FormFields, fieldOf, type Page, type PageProblem } from './page.ts';
import { packed } from './page-data.ts';
import type { SiteAppParts } from './site-app-parts.ts';
import type { FilledSlot, SiteState } from './site-context.ts';
import { type AnyView, SiteRoot } from './site-root.tsx';

/** One visit with its language resolved. */
export type Spoken = {
  readonly visit: SiteVisit;
  readonly head: SiteHead;
  readonly extra: unknown;
  readonly language: Language;
  readonly translate: Translate;
  readonly overrides: LanguageTexts;
};

export type Drawn = {
  readonly View: AnyView;
  /** Name in the build; a view without one is not hydrated. */
  readonly view: string | null;
  readonly data: unknown;
  readonly title: string;
  readonly status: number;
  readonly problem?: PageProblem | null;
  readonly form?: FormFields;
  readonly leavesTo?: string;
  readonly page?: Page;
  readonly slots?: readonly FilledSlot[];
  readonly described?: Described;
};

/** State passed to the browser for hydration. */
export type HandedOn = Omit<SiteState, 'translate' | 'slots' | 'onFieldName' | 'onProblemShown'> & {
  /** With the URL of its script. */
  readonly slots: readonly (Omit<FilledSlot, 'Part'> & { readonly script: string })[];
  /** URL of its script: a list of all views in the first script would grow with every view. */
  readonly script: string;
  readonly data: unknown;
  readonly extra: unknown;
  readonly overrides: LanguageTexts;
  readonly textsAt: string;
  /** Stylesheets already inlined in the page. */
  readonly ownStyles: readonly string[];
};

export async function drawPage(parts: SiteAppParts, spoken: Spoken, drawn: Drawn): Promise<SitePage> {
  const { visit, head, extra, language, translate, overrides } = spoken;
  const { View, view, data, problem = null, form = {}, page, slots = [], described = EMPTY_DESCRIPTION } = drawn;
  const { url } = visit;
  const framedBy = page?.framedBy?.(data) ?? null;
  const keepSeconds = drawn.status === 200 && !problem ? keepSecondsOf(page, data) : 0;
  const plain = {
    language,
    head,
    title: drawn.title,
    path: url.pathname + url.search,
    now: visit.now,
    isSignedIn: visit.isSignedIn,
    consent: consentOf(visit.cookies[CONSENT_COOKIE]),
    problem,
    form,
    limits: page?.input ? allTextLimits(page.input) : {},
    ...(keepSeconds === 0 && { formKey: fieldOf(form, FORM_KEY) || crypto.randomUUID() }),
    ...(framedBy && { isFramed: true as const }),
  };
  const rootWith = (more: Partial<SiteState>) => (
    <SiteRoot
      state={{ ...plain, ...more, translate, slots }}
      Frame={parts.frame.View}
      extra={extra}
      data={data}
      View={View}
    />
  );
  const state = { ...plain, ...(problem && (await firstDrawing(rootWith))) };
  const content = await streamOf(rootWith(state), visit.nonce, visit.failed);
  const textsAt = visit.textsAt(language);
  const title = tabTitle(drawn.title, head.name);
  const assets = parts.assets(view, filesOf(slots), { fonts: head.fonts, language });
  const { ownStyle, ownStyles } = assets;
  const style = lookCss(head) + assets.fontFaces;
  const isReadFirst = (page?.isReadFirst ?? false) && !problem;
  const handedOn =
    assets.script && view
      ? packed({
          ...state,
          slots: handedSlots(slots, assets),
          script: assets.scriptOf(view),
          data,
          extra,
          overrides,
          textsAt,
          ownStyles,
        } satisfies HandedOn)
      : null;
  const about = { url, language, name: head.name, translate };
  const isPublic = (page?.isPublic ?? false) && drawn.status === 200;
  return {
    kind: 'page',
    status: drawn.status,
    before: beforeContent({
      head,
      language,
      title: problem ? translate('page.problem.prefix', { title }) : title,
      url,
      style,
      assets,
      textsAt,
      isReadFirst,
      isPublic,
      description: (isPublic && page?.description?.(data, about)) || '',
      keywords: (isPublic && page?.keywords?.(data)) || '',
      icon: (drawn.status === 200 && page?.icon?.(data)) || null,
      picture: (isPublic && page?.picture?.(data)) || null,
      structured: isPublic ? described.said : [],
      ...(drawn.leavesTo && { leavesTo: drawn.leavesTo }),
    }),
    content,
    after: afterContent(handedOn),
    styles: ownStyle ? [style, ownStyle] : [style],
    hints: hintsOf(assets),
    connectsTo: page?.connectsTo?.(data) ?? [],
    framesFrom: [...(parts.frame.framesFrom?.(head) ?? []), ...(page?.framesFrom?.(data) ?? [])],
    framedBy,
    uses: page?.uses ?? [],
    keepSeconds,
    countedAs: drawn.status === 200 && !problem ? countedAs(page, url) : null,
    changesWith: [
      ...new Set(
        [...(parts.frame.changesWith ?? []), ...changesOf(page, data), ...described.changesWith].map(
          ({ name }) => name,
        ),
      ),
    ],
  };
}

/** Early hints: the assets of the page's head, a moment earlier. */
const hintsOf = ({ styles, fonts }: PageAssets) => [
  ...styles.map((href) => `<${href}>; rel=preload; as=style`),
  ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
];

/** Listed pages count by their path, others by their pattern, because the path may contain a secret. */
const countedAs = (page: Page | undefined, { pathname }: URL) => {
  if (!page || page.isUncounted) return null;
  return page.isPublic ? pathname : page.path;
};

const keepSecondsOf = ({ keepSeconds = 0 }: Partial<Page> = {}, data: unknown) =>
  typeof keepSeconds === 'function' ? keepSeconds(data) : keepSeconds;
const changesOf = ({ changesWith = [] }: Partial<Page> = {}, data: unknown) =>
  typeof changesWith === 'function' ? changesWith(data) : changesWith;

const filesOf = (slots: readonly FilledSlot[]) => slots.flatMap(({ file }) => file ?? []);
const handedSlots = (slots: readonly FilledSlot[], { scriptOf }: PageAssets): HandedOn['slots'] =>
  slots.map(({ slot, file, data }) => ({ slot, file, data, script: scriptOf(file!) }));

const tabTitle = (title: string, name: string) => (title === name ? name : `${title} – ${name}`);

/** Resolves when the shell is rendered. Errors before are the answer to the visit; errors in a part that React skips are reported to `failed`. */
function streamOf(root: React.ReactElement, nonce: string, failed: SiteVisit['failed']): Promise<SitePage['content']> {
  return new Promise((resolve, reject) => {
    const early: unknown[] = [];
    let isLeaving = false;
    const stream = renderToPipeableStream(root, {
      ...(nonce && { nonce }),
      // A part streamed later would need an inline script, which the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        isLeaving = true;
        early.forEach(failed);
        resolve(stream as SitePage['content']);
      },
      onShellError: reject,
      onError: (error) => {
        if (isLeaving) failed(error);
        else early.push(error);
      },
    });
  });
}
