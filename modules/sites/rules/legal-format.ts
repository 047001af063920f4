import { FALLBACKS, type Language } from '@fachwerk/base/language';
import type { LegalWords } from '../contract-legal.ts';

/** A piece of a line: plain text, or text that leads somewhere. */
export type LegalPart = { readonly text: string; readonly href?: string };

/** What a text consists of. There is no HTML in it and no way to write any: whoever draws it draws text. */
export type LegalBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  /** Lines of one paragraph stay lines, as in an address. */
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly LegalPart[])[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly LegalPart[])[] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const BULLET = /^[-*•]\s+(.*)$/;
const NUMBER = /^\d{1,3}[.)]\s+(.*)$/;

/** Headings begin with `#`, items with `-` or `1.`, paragraphs are divided by empty lines. */
export function legalBlocks(text: string): LegalBlock[] {
  const groups: { readonly kind: LineKind; readonly lines: string[] }[] = [];
  for (const line of text.split(/\r\n?|\n/).map((each) => each.trim())) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.filter(({ kind }) => kind !== 'empty').map(({ kind, lines }) => blockOf(kind, lines));
}

type LineKind = 'empty' | 'heading' | 'bullets' | 'numbers' | 'paragraph';

function kindOf(line: string): LineKind {
  if (line === '') return 'empty';
  if (HEADING.test(line)) return 'heading';
  if (BULLET.test(line)) return 'bullets';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

function blockOf(kind: LineKind, lines: readonly string[]): LegalBlock {
  if (kind === 'heading') {
    const [, signs, text] = HEADING.exec(lines[0]!)!;
    return { kind, level: signs!.length > 2 ? 3 : 2, text: text! };
  }
  if (kind === 'paragraph') return { kind, lines: lines.map(partsOf) };
  const sign = kind === 'numbers' ? NUMBER : BULLET;
  return { kind: 'list', isNumbered: kind === 'numbers', items: lines.map((line) => partsOf(sign.exec(line)![1]!)) };
}

/** Web addresses with https and mail addresses lead there; nothing else does, whatever it looks like. */
const LINK = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

function partsOf(line: string): LegalPart[] {
  const parts: LegalPart[] = [];
  let from = 0;
  for (const { 0: text, index } of line.matchAll(LINK)) {
    if (index > from) parts.push({ text: line.slice(from, index) });
    parts.push({ text, href: text.includes('://') ? text : `mailto:${text}` });
    from = index + text.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}

/** The first language of the reader's chain in which the text was written, else any. */
export function writtenLanguage(text: LegalWords, wanted: Language): Language {
  const written = Object.keys(text) as Language[];
  return [...FALLBACKS[wanted], ...written].find((language) => text[language]) ?? wanted;
}
