/** How the fields of a form are called, on the page and where it arrives. */
export const FORM_NAMES = {
  act: 'inquiry',
  block: 'block',
  stamp: 'stamp',
  receipt: 'receipt',
  newsletter: 'newsletter',
  /** Sounds like something to fill in. */
  trap: 'homepage',
} as const;

export const answerName = (blockId: string, at: number) => `${blockId}.${at}`;
export const formAnchor = (blockId: string) => `anfrage-${blockId.replaceAll(/[^\w-]/g, '-')}`;

const SENT = 'gesendet';
const MISSING = 'ohne-bestaetigung';

/** Where a visitor goes once the form is sent: the same page, with the thanks in its place. */
export function sentPath(pathname: string, blockId: string, isMissingReceipt: boolean): string {
  const query = new URLSearchParams({ [SENT]: blockId, ...(isMissingReceipt && { [MISSING]: '1' }) });
  return `${pathname}?${query}#${formAnchor(blockId)}`;
}

/** Of which block the form was sent; null: of none. */
export function sentIn(path: string): { blockId: string; isMissingReceipt: boolean } | null {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  const blockId = query.get(SENT);
  return blockId === null ? null : { blockId, isMissingReceipt: query.has(MISSING) };
}
