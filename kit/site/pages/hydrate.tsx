import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type LanguageTexts, translatorOf } from '../language/translator.ts';
import { ROOT_ID, STATE_ID } from './document.ts';
import type { HandedOn } from './draw-page.tsx';
import type { Frame } from './frame.ts';
import { unpacked } from './page-data.ts';
import type { FilledSlot } from './site-context.ts';
import { type AnyView, SiteRoot } from './site-root.tsx';

/** Fetches the script of a view or of what stands in a slot. */
type Fetch = (script: string) => Promise<unknown>;
const fetched: Fetch = (script) => import(/* @vite-ignore */ script);

/** Takes over what the server has drawn. Until then, and wherever it cannot, every link and every form works as it is. */
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
  const say = translatorOf(state.language, texts, overrides);
  const hydrate = () =>
    hydrateRoot(
      document.getElementById(ROOT_ID)!,
      <StrictMode>
        <SiteRoot state={{ ...state, say, slots }} Frame={frame} extra={extra} data={data} View={View} />
      </StrictMode>,
    );
  return isReadFirst ? inSmallSteps(hydrate) : hydrate();
}

/** Whoever scrolls meanwhile does not wait for it. */
function inSmallSteps(hydrate: () => Root): Root | null {
  let root: Root | null = null;
  startTransition(() => {
    root = hydrate();
  });
  return root;
}

/** A view is fetched with its stylesheet unless the page links it. This one stands in the page: its link is there and fetches nothing. */
function markAsThere(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', disabled: true });
  link.setAttribute('href', href);
  document.head.append(link);
}

/** The answer to a form is not to be asked for again: back and reload show the page at this address, not the browser's question or error. */
function becomePage(): void {
  window.history.replaceState(window.history.state, '', window.location.href);
}
