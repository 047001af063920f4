import { PROSE_MARKS, type ProseMark } from '@fachwerk/base/prose-marks';
import { proseNodes } from './prose-nodes.ts';

/** The browser's own editing: the one way to change a text so that it can undo it. */
const run = (command: string, value?: string): boolean => document.execCommand(command, false, value);

/** The element the cursor is in; null outside of the field. */
export function elementAt(root: HTMLElement): Element | null {
  const node = document.getSelection()?.anchorNode;
  if (!node || !root.contains(node)) return null;
  return node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
}

const within = (root: HTMLElement, selector: string): HTMLElement | null => {
  const found = elementAt(root)?.closest<HTMLElement>(selector) ?? null;
  return found && found !== root && root.contains(found) ? found : null;
};

export const linkAt = (root: HTMLElement) => within(root, 'a');

const SELECTORS = {
  strong: 'b, strong',
  slanted: 'i, em',
  heading: 'h1, h2, h3, h4, h5, h6',
  bullets: 'ul',
  numbers: 'ol',
  link: 'a',
} as const;

/** Marks of the words at the cursor. */
export function isFormatted(root: HTMLElement): ProseMark[] {
  return PROSE_MARKS.filter((mark) => within(root, SELECTORS[mark]) !== null);
}

const COMMANDS = {
  strong: 'bold',
  slanted: 'italic',
  bullets: 'insertUnorderedList',
  numbers: 'insertOrderedList',
} as const;

/** Puts a mark on the chosen words or takes it away. */
export function toggle(root: HTMLElement, mark: Exclude<ProseMark, 'link'>): void {
  run('styleWithCSS', 'false');
  run('defaultParagraphSeparator', 'p');
  const isHeading = within(root, SELECTORS.heading) !== null;
  if (mark === 'heading') {
    const list = within(root, 'ul') ? 'bullets' : within(root, 'ol') ? 'numbers' : null;
    if (list) run(COMMANDS[list]);
    run('formatBlock', isHeading ? 'p' : 'h2');
    return;
  }
  // A heading has no marks of its own, and is no item.
  if (isHeading) {
    if (mark === 'strong' || mark === 'slanted') return;
    run('formatBlock', 'p');
  }
  run(COMMANDS[mark]);
}

/** Prose in place of what is chosen. */
export function putProse(text: string): void {
  const box = document.createElement('div');
  const nodes = proseNodes(document, text);
  const [only] = nodes;
  // Some words stay in the line they are put into.
  const isInline = nodes.length === 1 && only instanceof HTMLParagraphElement;
  box.append(...(isInline ? [...only.childNodes] : nodes));
  if (text.trim() === '') return;
  run('insertHTML', box.innerHTML);
}

/** The chosen words lead somewhere, or nowhere any more; without chosen words the address itself is written. */
export function putLink(root: HTMLElement, range: Range, href: string | null): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const link = linkAt(root);
  if (link) {
    // The cursor is in it: all of it is meant.
    const all = document.createRange();
    all.selectNodeContents(link);
    selection?.removeAllRanges();
    selection?.addRange(all);
  }
  if (href === null) {
    if (link) run('unlink');
    return;
  }
  if (!selection?.isCollapsed) {
    run('createLink', href);
    return;
  }
  const written = document.createElement('a');
  written.setAttribute('href', href);
  written.textContent = href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '');
  run('insertHTML', written.outerHTML);
}
