export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
};

export const element = (name: string, attributes: XmlNode['attributes'], content: XmlNode['content']): XmlNode => ({
  name,
  attributes,
  content,
});

/** Nothing that a customer typed can become an element; what XML cannot hold is left out. */
export function xmlOf(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}

function written({ name, attributes, content }: XmlNode, indent: string): string {
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${marks.join('')}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>`;
  return [open, ...content.map((node) => written(node, `${indent}  `)), `${indent}</${name}>`].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) =>
  [...text]
    .filter(isAllowed)
    .join('')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

/** XML 1.0 holds no control characters but tab and line ends, and no halves of letters. */
function isAllowed(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
