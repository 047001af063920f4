/** What is written, and which part of it is chosen. */
export type Marked = { readonly text: string; readonly from: number; readonly to: number };

export const PROSE_MARKS = ['strong', 'slanted', 'heading', 'bullets', 'numbers', 'link'] as const;
export type ProseMark = (typeof PROSE_MARKS)[number];

/** The text with what is chosen marked, or with its mark taken away; what was chosen stays so. */
export function withMark({ text, from, to }: Marked, mark: ProseMark): Marked {
  if (mark === 'strong') return around({ text, from, to }, '**');
  if (mark === 'slanted') return around({ text, from, to }, '*');
  return mark === 'link' ? linked({ text, from, to }) : listed({ text, from, to }, mark);
}

function around({ text, from, to }: Marked, sign: string): Marked {
  const own = trimmed({ text, from, to });
  const { length } = sign;
  const before = text.slice(own.from - length, own.from);
  const after = text.slice(own.to, own.to + length);
  // A star of a pair is no slanted mark.
  const isPair = length === 1 && (text[own.from - 2] === '*' || text[own.to + 1] === '*');
  if (before === sign && after === sign && !isPair) {
    const plain = text.slice(0, own.from - length) + text.slice(own.from, own.to) + text.slice(own.to + length);
    return { text: plain, from: own.from - length, to: own.to - length };
  }
  const marked = text.slice(0, own.from) + sign + text.slice(own.from, own.to) + sign + text.slice(own.to);
  return { text: marked, from: own.from + length, to: own.to + length };
}

/** A mark stands at a word, not at the space beside it. */
function trimmed({ text, from, to }: Marked): Marked {
  const chosen = text.slice(from, to);
  if (chosen.trim() === '') return { text, from, to: from };
  const start = from + chosen.length - chosen.trimStart().length;
  return { text, from: start, to: start + chosen.trim().length };
}

const ADDRESS = 'https://';

/** The place of the address is chosen, to be written over. */
function linked({ text, from, to }: Marked): Marked {
  const own = trimmed({ text, from, to });
  const words = text.slice(own.from, own.to);
  const at = own.from + words.length + 3;
  const marked = `${text.slice(0, own.from)}[${words}](${ADDRESS})${text.slice(own.to)}`;
  return {
    text: marked,
    from: words === '' ? own.from + 1 : at,
    to: words === '' ? own.from + 1 : at + ADDRESS.length,
  };
}

const ITEM = /^(?:[-*•]|\d{1,3}[.)]|#{1,6})\s+/;

const OWN = { bullets: /^[-*•]\s/, numbers: /^\d{1,3}[.)]\s/, heading: /^#{1,6}\s/ } as const;

/** Every line that is touched becomes an item or a heading; where all are so already, none is. */
function listed({ text, from, to }: Marked, mark: 'bullets' | 'numbers' | 'heading'): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const found = text.indexOf('\n', to);
  const end = found === -1 ? text.length : found;
  const lines = text.slice(start, end).split('\n');
  const isOwn = (line: string) => OWN[mark].test(line);
  const areAll = lines.every(isOwn);
  const next = lines.map((line, at) => {
    const plain = line.replace(ITEM, '');
    if (areAll) return plain;
    if (mark === 'heading') return `## ${plain}`;
    return mark === 'bullets' ? `- ${plain}` : `${at + 1}. ${plain}`;
  });
  const block = next.join('\n');
  return { text: text.slice(0, start) + block + text.slice(end), from: start, to: start + block.length };
}
