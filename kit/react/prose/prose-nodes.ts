import { type ProseBlock, type ProsePart, proseBlocks } from '@fachwerk/base/prose';

/** Prose as the elements of a field in which it is written: made of elements and words, never of HTML. */
export function proseNodes(doc: Document, text: string): Node[] {
  const nodes = proseBlocks(text).map((block) => nodeOf(doc, block));
  return nodes.length > 0 ? nodes : [withAll(doc.createElement('p'), [doc.createElement('br')])];
}

function nodeOf(doc: Document, block: ProseBlock): Node {
  if (block.kind === 'heading') return withAll(doc.createElement(block.level === 2 ? 'h2' : 'h3'), [block.text]);
  if (block.kind === 'paragraph') {
    const lines = block.lines.flatMap((parts, at) => [
      ...(at > 0 ? [doc.createElement('br')] : []),
      ...parts.map((part) => partOf(doc, part)),
    ]);
    return withAll(doc.createElement('p'), lines);
  }
  const items = block.items.map((parts) =>
    withAll(
      doc.createElement('li'),
      parts.map((part) => partOf(doc, part)),
    ),
  );
  return withAll(doc.createElement(block.isNumbered ? 'ol' : 'ul'), items);
}

function partOf(doc: Document, { text, isStrong, isSlanted, href }: ProsePart): Node | string {
  if (href) {
    const link = doc.createElement('a');
    link.setAttribute('href', href);
    return withAll(link, [text]);
  }
  if (isStrong) return withAll(doc.createElement('b'), [text]);
  return isSlanted ? withAll(doc.createElement('i'), [text]) : text;
}

function withAll(element: HTMLElement, children: readonly (Node | string)[]): HTMLElement {
  element.append(...children);
  return element;
}
