import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type LanguageTexts, speakerOf } from '../language/speaker.ts';
import { ROOT_ID, STATE_ID } from './document.ts';
import type { HandedOn } from './draw-page.tsx';
import type { Frame } from './frame.ts';
import { unpacked } from './page-data.ts';
import { type AnyView, SiteRoot } from './site-root.tsx';

/** The views of all pages, by the names the build gave them. */
export type Views = Readonly<Record<string, () => Promise<unknown>>>;

/** Takes over what the server has drawn. Until then, and wherever it cannot, every link and every form works as it is. */
export async function takeOver(frame: Frame['View'], views: Views): Promise<Root | null> {
  const packedState = document.getElementById(STATE_ID)?.textContent;
  if (!packedState) return null;
  const { view, data, extra, overrides, textsAt, ...state } = unpacked(packedState) as HandedOn;
  if (state.problem || Object.keys(state.form).length > 0) becomePage();
  const [{ View }, texts] = await Promise.all([
    views[view]!() as Promise<{ View: AnyView }>,
    fetch(textsAt, { credentials: 'same-origin' }).then((reply) => reply.json() as Promise<LanguageTexts>),
  ]);
  const say = speakerOf(state.language, texts, overrides);
  return hydrateRoot(
    document.getElementById(ROOT_ID)!,
    <StrictMode>
      <SiteRoot state={{ ...state, say }} Frame={frame} extra={extra} data={data} View={View} />
    </StrictMode>,
  );
}

/** The answer to a form is not to be asked for again: back and reload show the page at this address, not the browser's question or error. */
function becomePage(): void {
  window.history.replaceState(window.history.state, '', window.location.href);
}
