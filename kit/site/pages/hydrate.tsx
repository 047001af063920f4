import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type LanguageTexts, translatorOf } from '../language/translator.ts';
import { whenApplied } from '../live/applied.ts';
import { ROOT_ID, STATE_ID } from './document.ts';
import type { HandedOn } from './draw-page.tsx';
import type { Frame } from './frame.ts';
import { unpacked } from './page-data.ts';
import type { FilledSlot, SiteState } from './site-context.ts';
import { type AnyView, SiteRoot } from './site-root.tsx';
import { typedBefore } from './typed-before.ts';

/** Loads the script of a view or slot part. */
type Fetch = (script: string) => Promise<unknown>;
const fetched: Fetch = (script) => import(/* @vite-ignore */ script);

/** Hydrates the server-rendered page. Until then, and without JavaScript, all links and forms work. */
export async function takeOver(frame: Frame['View'], load: Fetch = fetched): Promise<Root | null> {
  const packedState = document.getElementById(STATE_ID)?.textContent;
  if (!packedState) return null;
  const rootElement = document.getElementById(ROOT_ID)!;
  const tellTyped = typedBefore(rootElement);
  const first = unpacked(packedState) as HandedOn;
  const { script, textsAt, ownStyles, problem, form } = first;
  ownStyles.forEach(markAsThere);
  if (problem || Object.keys(form).length > 0) becomePage();
  const words = fetch(textsAt, { credentials: 'same-origin' }).then((reply) => reply.json() as Promise<LanguageTexts>);
  const [drawn, texts] = await Promise.all([pageOf(frame, load, first), words]);
  const page = ({ language, overrides }: HandedOn, draw: Draw) => (
    <StrictMode>
      <Hydrated onDone={tellTyped}>{draw(translatorOf(language, texts, overrides))}</Hydrated>
    </StrictMode>
  );
  const hydrate = () => {
    const root = hydrateRoot(rootElement, page(first, drawn));
    whenApplied(async (html) => {
      const next = new DOMParser().parseFromString(html, 'text/html').getElementById(STATE_ID)?.textContent;
      const handed = next ? (unpacked(next) as HandedOn) : null;
      if (handed?.script !== script) return false;
      const draw = await pageOf(frame, load, { ...handed, isApplied: true });
      root.render(page(handed, draw));
      return true;
    });
    return root;
  };
  return inSmallSteps(hydrate);
}

type Draw = (translate: SiteState['translate']) => ReactNode;

/** With the scripts of its view and slots. */
async function pageOf(frame: Frame['View'], load: Fetch, handedOn: HandedOn): Promise<Draw> {
  const {
    script,
    data,
    extra,
    overrides: _overrides,
    textsAt: _textsAt,
    ownStyles: _ownStyles,
    slots: handed,
    ...state
  } = handedOn;
  const [{ View }, slots] = await Promise.all([
    load(script) as Promise<{ View: AnyView }>,
    Promise.all(
      handed.map(async ({ script, ...each }) => ({ ...each, ...((await load(script)) as Pick<FilledSlot, 'Part'>) })),
    ),
  ]);
  return (translate) => (
    <SiteRoot state={{ ...state, translate, slots }} Frame={frame} extra={extra} data={data} View={View} />
  );
}

/** Its effect is the last, so that everything on the page listens. A sibling instead would change the ids of `useId`. */
function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}

/** Yields, so that scrolling stays smooth. */
function inSmallSteps(hydrate: () => Root): Root | null {
  let root: Root | null = null;
  startTransition(() => {
    root = hydrate();
  });
  return root;
}

/** A view loads its stylesheet unless the page links it. This one is inlined: a dummy link prevents the request. */
function markAsThere(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', disabled: true });
  link.setAttribute('href', href);
  document.head.append(link);
}

/** Back and reload must not resubmit the form: they show the page at this URL instead of the browser's question or error. */
function becomePage(): void {
  window.history.replaceState(window.history.state, '', window.location.href);
}
