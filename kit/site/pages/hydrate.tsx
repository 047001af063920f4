import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type LanguageTexts, translatorOf } from '../language/translator.ts';
import { ROOT_ID, STATE_ID } from './document.ts';
import type { HandedOn } from './draw-page.tsx';
import type { Frame } from './frame.ts';
import { unpacked } from './page-data.ts';
import type { FilledSlot } from './site-context.ts';
import { type AnyView, SiteRoot } from './site-root.tsx';

/** Loads the script of a view or slot part. */
type Fetch = (script: string) => Promise<unknown>;
const fetched: Fetch = (script) => import(/* @vite-ignore */ script);

/** Hydrates the server-rendered page. Until then, and without JavaScript, all links and forms work. */
export async function takeOver(frame: Frame['View'], load: Fetch = fetched): Promise<Root | null> {
  const packedState = document.getElementById(STATE_ID)?.textContent;
  if (!packedState) return null;
  const {
    script,
    data,
    extra,
    overrides,
    textsAt,
    isReadFirst,
    ownStyles,
    slots: handed,
    ...state
  } = unpacked(packedState) as HandedOn;
  ownStyles.forEach(markAsThere);
  if (state.problem || Object.keys(state.form).length > 0) becomePage();
  const [{ View }, slots, texts] = await Promise.all([
    load(script) as Promise<{ View: AnyView }>,
    Promise.all(
      handed.map(async ({ script, ...each }) => ({ ...each, ...((await load(script)) as Pick<FilledSlot, 'Part'>) })),
    ),
    fetch(textsAt, { credentials: 'same-origin' }).then((reply) => reply.json() as Promise<LanguageTexts>),
  ]);
  const translate = translatorOf(state.language, texts, overrides);
  const hydrate = () =>
    hydrateRoot(
      document.getElementById(ROOT_ID)!,
      <StrictMode>
        <SiteRoot state={{ ...state, translate, slots }} Frame={frame} extra={extra} data={data} View={View} />
      </StrictMode>,
    );
  return isReadFirst ? inSmallSteps(hydrate) : hydrate();
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
