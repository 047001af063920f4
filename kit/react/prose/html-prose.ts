import { isProseLink } from '@fachwerk/base/prose';

type Kind = 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'paragraph';
type Marks = { readonly isStrong?: boolean; readonly isSlanted?: boolean; readonly href?: string | undefined };
type Run = Marks & { readonly text: string };
/** What a line belongs to; lines of the same `home` are one paragraph or one list. */
type Place = { readonly kind: Kind; readonly home: unknown };
type Block = Place & { readonly lines: string[] };

type Options = {
  /** Written here: spaces stay as typed, and a link may lead to a path of this site. */
  readonly isOwn: boolean;
};

/** Never read: it is no text, or not for people. */
const SKIPPED =
  /^(?:script|style|head|title|meta|link|template|noscript|iframe|object|embed|svg|math|xml|select|textarea|audio|video|canvas)$/;
const APART =
  /^(?:td|th|p|div|section|article|header|footer|main|aside|nav|blockquote|pre|figure|figcaption|table|thead|tbody|tfoot|tr|dl|dt|dd|hr|address|form|fieldset|center|details|summary)$/;
const CELLS = /^(?:td|th)$/;
/** Of another page: never a path, which would lead elsewhere here. */
const FROM_ELSEWHERE = /^(?:https?:|mailto:|tel:)/i;

/** What somebody copied in Word, Google Docs or on a web page, as our prose: bold, italics, links, lists, headings, paragraphs, and nothing else. */
export function proseOfHtml(html: string): string {
  // A document of its own: nothing in it runs, and nothing is fetched.
  return proseOfNode(new DOMParser().parseFromString(html, 'text/html').body, { isOwn: false });
}

/** What a field with formatted text holds, as our prose. */
export function proseOfNode(root: Node, { isOwn }: Options = { isOwn: true }): string {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  let open: Place = { kind: 'paragraph', home: root };

  const endLine = () => {
    const isPlain = open.kind.startsWith('heading');
    const text = written(isPlain ? runs.map(({ text: words }) => ({ text: words })) : runs);
    runs = [];
    if (text === '') return;
    const last = blocks.at(-1);
    if (last && last.home === open.home && last.kind === open.kind && !isPlain) last.lines.push(text);
    else blocks.push({ ...open, lines: [text] });
  };
  const say = (text: string, marks: Marks, place: Place) => {
    if (text === '') return;
    if (runs.length === 0) open = place;
    runs.push({ ...marks, text });
  };
  const newLine = (place: Place) => {
    if (place.kind === 'paragraph') endLine();
    else say(' ', {}, place);
  };
  const within = (node: Node, marks: Marks, place: Place) => {
    for (const child of node.childNodes) walk(child, marks, place);
  };
  const apart = (node: Node, marks: Marks, place: Place) => {
    endLine();
    within(node, marks, place);
    endLine();
  };

  const walk = (node: Node, marks: Marks, place: Place): void => {
    if (node.nodeType === 3) {
      const lines = spaced(node.textContent ?? '', isOwn).split('\n');
      for (const [at, line] of lines.entries()) {
        if (at > 0) newLine(place);
        say(line, marks, place);
      }
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const name = element.tagName.toLowerCase();
    const style = element.getAttribute('style') ?? '';
    if (SKIPPED.test(name) || /mso-list:\s*ignore|display:\s*none/i.test(style)) return;
    if (name === 'br') {
      newLine(place);
      return;
    }
    const own = marksOf(element, name, style, marks, isOwn);
    const next = placeOf(element, name, style, place);
    if (next) {
      apart(element, next.kind.startsWith('heading') ? {} : own, next);
      return;
    }
    // A cell, or a paragraph in an item: no line of its own, and yet no word with what stands beside it.
    const gap = APART.test(name) ? ' ' : '';
    say(gap, {}, place);
    within(element, own, place);
    say(gap, {}, place);
  };

  within(root, {}, open);
  endLine();
  return blocks.map(textOf).join('\n\n');
}

/** What begins with an element; null where it is part of a line. */
function placeOf(element: Element, name: string, style: string, { kind }: Place): Place | null {
  const level = headingOf(element, name);
  if (level) return { kind: level, home: element };
  if (name === 'ul' || name === 'ol') return { kind: kindOfList(name), home: element };
  if (name === 'li')
    return { kind: kindOfList(element.parentElement?.tagName.toLowerCase()), home: element.parentElement };
  const office = officeList(element, style);
  if (office) return { kind: office, home: office };
  return kind === 'paragraph' && APART.test(name) && !CELLS.test(name) ? { kind, home: element } : null;
}

const kindOfList = (name: string | undefined): Kind => (name === 'ol' ? 'numbers' : 'bullets');

function headingOf(element: Element, name: string): Kind | null {
  if (name === 'h1' || name === 'h2' || /\bMsoTitle\b/.test(element.getAttribute('class') ?? '')) return 'heading2';
  return /^h[3-6]$/.test(name) ? 'heading3' : null;
}

/** Word writes its lists as paragraphs that begin with their sign. */
function officeList(element: Element, style: string): Kind | null {
  if (!/mso-list:\s*l\d/i.test(style)) return null;
  const sign = [...element.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  return /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(sign?.textContent ?? '') ? 'numbers' : 'bullets';
}

/** What an element adds to its words. Google Docs says it in styles, and wraps all of it in a `b` that is none. */
function marksOf(element: Element, name: string, style: string, above: Marks, isOwn: boolean): Marks {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isStrong = weight
    ? weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
    : /^(?:b|strong)$/.test(name);
  const isSlanted = slant ? slant === 'italic' || slant === 'oblique' : /^(?:i|em)$/.test(name);
  const href = name === 'a' ? linkOf(element.getAttribute('href') ?? '', isOwn) : undefined;
  return {
    isStrong: weight ? isStrong : isStrong || above.isStrong === true,
    isSlanted: slant ? isSlanted : isSlanted || above.isSlanted === true,
    href: href ?? above.href,
  };
}

function linkOf(given: string, isOwn: boolean): string | undefined {
  const href = given.trim().replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  if (!isOwn && !FROM_ELSEWHERE.test(href)) return undefined;
  const plain = /^tel:/i.test(href) ? href.replaceAll('%20', '') : href;
  return isProseLink(plain) ? plain : undefined;
}

function spaced(text: string, isOwn: boolean): string {
  const seen = text.replace(/[\u200B\uFEFF\u00AD]/g, '').replace(/\r\n?/g, '\n');
  return isOwn ? seen : seen.replace(/[\s\u00A0]+/g, ' ');
}

/** A line with its marks. What prose cannot say of a word is left out, the word never. */
function written(runs: readonly Run[]): string {
  const joined = tidy(runs);
  return joined
    .map((run, at) => marked(run, joined[at - 1]?.text.at(-1) ?? ' ', joined[at + 1]))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function marked({ text, isStrong, isSlanted, href }: Run, before: string, after: Run | undefined): string {
  const words = text.trim();
  if (words === '') return text;
  const [start, end] = [text.slice(0, text.indexOf(words[0]!)), text.slice(text.trimEnd().length)];
  const put = (mark: string) => start + mark + end;
  if (href)
    return words === href || `mailto:${words}` === href ? put(words) : put(`[${words.replace(/[[\]]/g, '')}](${href})`);
  if (/[*]/.test(words)) return text;
  if (isStrong) return put(`**${words}**`);
  // Part of a word cannot be slanted, nor what touches other stars.
  const next = end || (after ? (after.isStrong || after.isSlanted ? '*' : (after.text[0] ?? ' ')) : ' ');
  const isAlone = (start !== '' || !/[\w*]/.test(before)) && !/^[\w*]/.test(next);
  return isSlanted && isAlone ? put(`*${words}*`) : text;
}

/** Neighbours of the same marks are one. */
function tidy(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame =
      last &&
      Boolean(last.isStrong) === Boolean(run.isStrong) &&
      Boolean(last.isSlanted) === Boolean(run.isSlanted) &&
      last.href === run.href;
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

function textOf({ kind, lines }: Block): string {
  switch (kind) {
    case 'heading2':
      return `## ${lines[0]}`;
    case 'heading3':
      return `### ${lines[0]}`;
    case 'bullets':
      return lines.map((line) => `- ${line}`).join('\n');
    case 'numbers':
      return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
    case 'paragraph':
      return lines.join('\n');
  }
}
