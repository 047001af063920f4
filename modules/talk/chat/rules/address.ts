/** Who has not said how they can be reached. */
export const GUEST = 'gast';

/** The guest ids of a pin (spec §2): 32 characters that begin so. */
export const INTERN = 'intern-';
export const GUEST_ID_LENGTH = 32;

/** 25 characters of base64url after `intern-`, or 32 of a guest on a site: more than 128 random bits either way. */
const OWN_SECRET = /^[A-Za-z0-9_-]{32,100}$/;

/** Whether a secret is one that a guest's browser may make by itself. */
export function isGuestSecret(orderHash: string): boolean {
  return OWN_SECRET.test(orderHash);
}

export function isIntern({ email, orderHash }: { readonly email: string; readonly orderHash: string }): boolean {
  return (
    email === GUEST && orderHash.startsWith(INTERN) && orderHash.length === GUEST_ID_LENGTH && isGuestSecret(orderHash)
  );
}

type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string | undefined };

type ViewMode = 'only-chat' | 'full';

/** The view mode an address was asked for with: what follows keeps it. */
export function viewOf({ viewMode }: { readonly viewMode?: string }): ViewMode | undefined {
  return viewMode === 'only-chat' ? viewMode : undefined;
}

/** `/chat/{email}/{orderHash}` or `/chat/id/{itemId}/{email}/{orderHash}`, with the view mode behind it (spec §2). */
export function chatPath({ email, orderHash, itemId }: Address, view?: ViewMode): string {
  const parts = [...(itemId ? ['id', itemId] : []), email || GUEST, orderHash, ...(view ? ['view', view] : [])];
  return `/chat/${parts.map(encodeURIComponent).join('/')}`;
}

const ROW = /^#m-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What the row of a message is called in a page: an address that ends in it leads there. */
export const rowId = (messageId: string): string => `m-${messageId}`;

/** The message that the end of an address (`#m-…`) names, or null. */
export function messageAt(hash: string): string | null {
  return ROW.exec(hash)?.[1] ?? null;
}
