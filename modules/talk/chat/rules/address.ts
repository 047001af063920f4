/** Placeholder for the e-mail address of a guest who gave none. */
export const GUEST = 'gast';

/** Guest ids of pins (spec §2): 32 characters with this prefix. */
export const INTERN = 'intern-';
export const GUEST_ID_LENGTH = 32;

/** 25 characters of base64url after `intern-`, or 32 of a site guest: over 128 random bits either way. */
const OWN_SECRET = /^[A-Za-z0-9_-]{32,100}$/;

/** Whether a guest's browser may have generated this secret. */
export function isVisitorSecret(orderHash: string): boolean {
  return OWN_SECRET.test(orderHash);
}

export function isIntern({ email, orderHash }: { readonly email: string; readonly orderHash: string }): boolean {
  return (
    email === GUEST &&
    orderHash.startsWith(INTERN) &&
    orderHash.length === GUEST_ID_LENGTH &&
    isVisitorSecret(orderHash)
  );
}

type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string | undefined };

type ViewMode = 'only-chat' | 'full';

/** The view mode of a URL; links on the page keep it. */
export function viewOf({ viewMode }: { readonly viewMode?: string }): ViewMode | undefined {
  return viewMode === 'only-chat' ? viewMode : undefined;
}

/** `/chat/{email}/{orderHash}` or `/chat/id/{itemId}/{email}/{orderHash}`, followed by the view mode (spec §2). */
export function chatPath({ email, orderHash, itemId }: Address, view?: ViewMode): string {
  const parts = [...(itemId ? ['id', itemId] : []), email || GUEST, orderHash, ...(view ? ['view', view] : [])];
  return `/chat/${parts.map(encodeURIComponent).join('/')}`;
}

const ROW = /^#m-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** DOM id of a message row, used as the URL fragment. */
export const rowId = (messageId: string): string => `m-${messageId}`;

/** The message id in a URL fragment (`#m-…`), or null. */
export function messageAt(hash: string): string | null {
  return ROW.exec(hash)?.[1] ?? null;
}
