import { GUEST_ID_LENGTH, INTERN } from '@fachwerk/chat/rules/address';

/** Instructions are played, everything else is begun (spec §3). */
export function iconOf({ name }: { readonly name: string }): 'play' | 'plus' {
  return name.includes('nleitung') ? 'play' : 'plus';
}

/** 32 characters (spec §9) from random bytes: 25 of base64url are 150 bits. */
export function visitorId(random: Uint8Array): string {
  const text = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${INTERN}${text}`.slice(0, GUEST_ID_LENGTH);
}
export const GUEST_ID_BYTES = 24;
