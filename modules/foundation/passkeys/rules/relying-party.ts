/** Where passkeys are good: the back-office's own address and nowhere else, also not at the sites of companies. */
export function relyingParty(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** ES256, Ed25519, RS256: what devices have. Those against quantum computers are still on trial in Node, and ten times as long. */
export const ALGORITHMS = [-7, -8, -257];

/** A device and a person have this long; then one asks anew. */
export const CHALLENGE_MINUTES = 5;

/** What a device keeps as its person's handle: where the account is, and nothing that says who it is. */
export function userHandle({ companyId, userId }: { readonly companyId: string; readonly userId: string }): string {
  return `${companyId}${userId}`.replaceAll('-', '');
}

/** Null for what no account of ours was given. */
export function readUserHandle(handle: string): { readonly companyId: string; readonly userId: string } | null {
  if (!/^[0-9a-f]{64}$/.test(handle)) return null;
  return { companyId: uuidOf(handle.slice(0, 32)), userId: uuidOf(handle.slice(32)) };
}

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
