import { plainName } from '@fachwerk/base/plain-name';
import { lexer, type Token, type Tokens } from 'marked';
import type { HelpPage } from './page.ts';

/** What stands between two headings; the first has none. */
export type Section = { readonly id: string; readonly heading: string; readonly text: string };

export function tokensOf({ body }: Pick<HelpPage, 'body'>): Token[] {
  return lexer(body);
}

/** Where a heading can be led to. */
export function headingId(heading: string): string {
  return plainName(heading).replaceAll(' ', '-');
}

export function sectionsOf(page: Pick<HelpPage, 'body'>): readonly Section[] {
  const sections = [{ id: '', heading: '', text: '' }];
  for (const token of tokensOf(page)) {
    const text = plainText(token);
    if (token.type === 'heading') sections.push({ id: headingId(text), heading: text, text: '' });
    else if (text) sections.at(-1)!.text += ` ${text}`;
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

/** The words without their marks. */
export function plainText(token: Token): string {
  const children = childrenOf(token);
  if (!children) return 'text' in token ? String(token.text) : '';
  const isProse = children.every(({ type }) => INLINE.has(type));
  return children.map(plainText).join(isProse ? '' : ' ');
}

const INLINE = new Set(['text', 'strong', 'em', 'codespan', 'link', 'escape']);

export function childrenOf(token: Token): readonly Token[] | undefined {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.flatMap((cell) => cell.tokens));
  }
  return 'tokens' in token ? token.tokens : undefined;
}
