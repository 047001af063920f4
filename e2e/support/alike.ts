import type { Page } from '@playwright/test';

/** Stands on rows and items that are built like two others beside them. */
const ALIKE = 'data-alike';

/**
 * Two items look alike when their elements, classes, styles and states are the same, and words stand in the same places: which
 * picture an icon shows, or how long a bar is, makes no difference. What is wrong with the contrast or the names of one is wrong
 * with the other. Those under the pointer or with the focus differ without showing it.
 */
const MARK = `(() => {
  const telling = /^(class|style|role|type|disabled|tabindex|data-.*|aria-(checked|current|disabled|expanded|hidden|pressed|selected))$/;
  const measures = /\\b(width|height): [\\d.]+(%|px|rem)/g;
  const wordsIn = (text) => (text.trim() ? 'words' : '');
  const lookOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return wordsIn(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const isPicture = node.tagName === 'svg';
    const attributes = [...node.attributes]
      .filter(({ name }) => !(isPicture && name === 'class'))
      .map(({ name, value }) => name + '=' + (telling.test(name) ? value.replaceAll(measures, '$1') : wordsIn(value)));
    return node.tagName + '[' + attributes.sort() + '](' + (isPicture ? '' : [...node.childNodes].map(lookOf)) + ')';
  };
  for (const item of document.querySelectorAll('[${ALIKE}]')) item.removeAttribute('${ALIKE}');
  const seen = new Map();
  let marked = 0;
  for (const item of document.querySelectorAll('tbody > tr, ul > li, ol > li, [role=row], [role=listitem]')) {
    const looks = seen.get(item.parentElement) ?? new Map();
    seen.set(item.parentElement, looks);
    const look = lookOf(item);
    const count = (looks.get(look) ?? 0) + 1;
    looks.set(look, count);
    if (count <= 2 || item.matches(':hover, :focus-within')) continue;
    item.setAttribute('${ALIKE}', '');
    marked++;
  }
  return marked;
})()`;

/** What need not be examined: of each look two are, however long a list is. Undefined where all differ. */
export async function selectorOfAlike(page: Page): Promise<string | undefined> {
  return (await page.evaluate<number>(MARK)) > 0 ? `[${ALIKE}]` : undefined;
}
