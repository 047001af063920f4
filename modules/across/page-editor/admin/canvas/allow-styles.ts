import { styleNonce } from '@fachwerk/react/style-nonce';

const allowed = new WeakSet<Document>();

/** The library adds styles by script; the strict policy takes those that carry the page's nonce, in the frame of the canvas too. */
export function allowStyles(doc: Document): void {
  if (allowed.has(doc)) return;
  allowed.add(doc);
  const create = doc.createElement;
  doc.createElement = function marked(this: Document, name: string, options?: ElementCreationOptions) {
    const element = create.call(doc, name, options);
    if (name.toLowerCase() === 'style') (element as HTMLStyleElement).nonce = styleNonce();
    return element;
  } as typeof doc.createElement;
}
