import { expect, type Page } from '@playwright/test';

/** A phone, a tablet on its side, a desk. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Primary buttons of sites (kit/site/parts/button.tsx) and of the back office (Mantine's filled ones). */
const MAIN = '[data-kind=primary], .mantine-Button-root:not([data-variant], [data-disabled])';

/**
 * For each main action: scrolled into view as a person would, down but never sideways, its corners belong to it. Answers what is wrong.
 * What lies behind an open dialog cannot be pressed and is not asked.
 */
const LOOK = `(async () => {
  const wrong = [];
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter((each) => each.checkVisibility());
  const within = dialogs.at(-1) ?? document;
  const name = (element) => (element.innerText || element.getAttribute('aria-label') || element.tagName).trim().slice(0, 40);
  const describe = (element) => element ? element.tagName.toLowerCase() + ' "' + name(element).replace(/\\s+/g, ' ') + '"' : 'nothing';
  const visible = { checkOpacity: true, checkVisibilityCSS: true };
  for (const action of within.querySelectorAll('${MAIN}')) {
    if (!action.checkVisibility(visible) || action.closest('[aria-hidden=true], [inert]')) continue;
    const first = action.getBoundingClientRect();
    if (first.width < 2 || first.height < 2) continue;
    if (first.left < -1 || first.right > innerWidth + 1) {
      wrong.push(name(action) + ': from ' + Math.round(first.left) + ' to ' + Math.round(first.right) + ' px');
      continue;
    }
    if (first.top < 0 || first.bottom > innerHeight) {
      action.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // What floats steps aside in the next picture.
      for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
    }
    const { left, right, top, bottom } = action.getBoundingClientRect();
    const corners = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]];
    for (const [x, y] of corners) {
      const hit = document.elementFromPoint(x, y);
      if (hit && (action.contains(hit) || hit.contains(action) && hit.closest('label, a, button'))) continue;
      wrong.push(name(action) + ': covered at ' + Math.round(x) + ',' + Math.round(y) + ' by ' + describe(hit));
      break;
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return wrong;
})()`;

/** No main action of what is open is covered by something that floats, or outside of the screen. */
export async function expectMainActionsFree(page: Page, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  // What moves into its place is given the time to get there.
  const look = () => page.evaluate<string[]>(LOOK);
  await expect.soft
    .poll(look, {
      message: `main actions of ${what} at ${width}×${height}`,
      timeout: 10_000,
      intervals: [100, 200, 400],
    })
    .toEqual([]);
}
