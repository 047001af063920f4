import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { rewritten } from '@fachwerk/pages/rules/samples';

type Content = Readonly<Record<string, unknown>>;

/** A piece of text in a block that stands in the page as it was written: a line, or one paragraph, heading or item of a longer text. */
export type Words = {
  /** `rows.2.title`, and for a longer text which of its lines. */
  readonly path: string;
  readonly line: number | null;
  readonly text: string;
};

/** What begins a heading or an item, and is not written in the page. */
const SIGN = /^(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+/;
/** What is drawn otherwise than it is written cannot be written there. */
const DRAWN = /\*\*|\[|https?:\/\/|@/;

/** All of them in one language, in the order of the fields. */
export function wordsIn(fields: BlockFields, content: Content, language: Language, from = ''): Words[] {
  return Object.entries(fields).flatMap(([name, field]): Words[] => {
    const path = from + name;
    const value = content[name];
    if (field.type === 'list') {
      const rows = Array.isArray(value) ? (value as Content[]) : [];
      return rows.flatMap((row, at) => wordsIn(field.fields, row, language, `${path}.${at}.`));
    }
    const text = (value as Translated | undefined)?.[language] ?? '';
    if (field.type === 'line') return text ? [{ path, line: null, text }] : [];
    if (field.type !== 'prose') return [];
    return text.split('\n').flatMap((each, line) => {
      const said = each.trim().replace(SIGN, '');
      return said && !DRAWN.test(said) ? [{ path, line, text: said }] : [];
    });
  });
}

/** The content with other words in one place. */
export function withWords(
  content: Content,
  { path, line }: Words,
  { language, samples }: { readonly language: Language; readonly samples: readonly Translated[] },
  text: string,
): Content {
  return at(content, path.split('.'), (value) => {
    const translated = (value ?? {}) as Translated;
    const written = line === null ? text : withLine(translated[language] ?? '', line, text);
    return rewritten(translated, language, written, samples);
  }) as Content;
}

function withLine(prose: string, line: number, text: string): string {
  const lines = prose.split('\n');
  const old = lines[line] ?? '';
  const sign = SIGN.exec(old.trim())?.[0] ?? '';
  lines[line] = sign + text.replaceAll('\n', ' ');
  return lines.join('\n');
}

function at(value: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? at(each, rest, change) : each));
  const record = (value ?? {}) as Content;
  return { ...record, [key]: at(record[key], rest, change) };
}
