/** A piece of a line: plain words, strong or slanted ones, or words that lead somewhere. */
export type ProsePart = {
  readonly text: string;
  readonly isStrong?: true;
  readonly isSlanted?: true;
  readonly href?: string;
};

/** What a text of a company consists of. There is no HTML in it and no way to write any: whoever draws it draws text. */
export type ProseBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  /** Lines of one paragraph stay lines, as in an address. */
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly ProsePart[])[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly ProsePart[])[] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const BULLET = /^[-*•]\s+(.*)$/;
const NUMBER = /^\d{1,3}[.)]\s+(.*)$/;

/** Headings begin with `#`, items with `-` or `1.`, paragraphs are divided by empty lines. */
export function proseBlocks(text: string): ProseBlock[] {
  const groups: { readonly kind: LineKind; readonly lines: string[] }[] = [];
  for (const line of text.split(/\r\n?|\n/).map((each) => each.trim())) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.filter(({ kind }) => kind !== 'empty').map(({ kind, lines }) => blockOf(kind, lines));
}

/** What is written without its marks, for machines that read words alone. */
export function plainProse(text: string): string {
  const wordsOf = (parts: readonly ProsePart[]) => parts.map((part) => part.text).join('');
  return proseBlocks(text)
    .flatMap((block) => {
      if (block.kind === 'heading') return [block.text];
      return (block.kind === 'list' ? block.items : block.lines).map(wordsOf);
    })
    .join(' ');
}

type LineKind = 'empty' | 'heading' | 'bullets' | 'numbers' | 'paragraph';

function kindOf(line: string): LineKind {
  if (line === '') return 'empty';
  if (HEADING.test(line)) return 'heading';
  if (BULLET.test(line)) return 'bullets';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

function blockOf(kind: LineKind, lines: readonly string[]): ProseBlock {
  if (kind === 'heading') {
    const [, signs, text] = HEADING.exec(lines[0]!)!;
    return { kind, level: signs!.length > 2 ? 3 : 2, text: text! };
  }
  if (kind === 'paragraph') return { kind, lines: lines.map(proseParts) };
  const sign = kind === 'numbers' ? NUMBER : BULLET;
  return { kind: 'list', isNumbered: kind === 'numbers', items: lines.map((line) => proseParts(sign.exec(line)![1]!)) };
}

/** `**strong**`, `*slanted*`, `[words](where)`, and addresses of the web and of mail that stand there by themselves. */
const PIECE =
  /\*\*(?<strong>[^*\n]+)\*\*|(?<![\w*])\*(?<slanted>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])|\[(?<words>[^[\]\n]+)\]\((?<where>[^()\s]+)\)|(?<bare>https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** A path of this site, https, mail or telephone; nothing else leads anywhere, whatever it looks like. */
const SAFE = /^(?:\/(?![/\\])[^\s"'<>\\]*|https?:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:\+?[\d()/-]+)$/i;

export const isProseLink = (where: string): boolean => SAFE.test(where);

function proseParts(line: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of line.matchAll(PIECE)) {
    if (index > from) parts.push({ text: line.slice(from, index) });
    parts.push(partOf(groups));
    from = index + whole.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}

function partOf({ strong, slanted, words, where, bare }: Readonly<Record<string, string | undefined>>): ProsePart {
  if (strong) return { text: strong, isStrong: true };
  if (slanted) return { text: slanted, isSlanted: true };
  if (bare) return { text: bare, href: bare.includes('://') ? bare : `mailto:${bare}` };
  return SAFE.test(where!) ? { text: words!, href: where! } : { text: words! };
}
