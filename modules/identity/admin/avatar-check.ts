import { AVATAR_MOST_BYTES, type IdentityProblem } from '../contract.ts';

/** What the server can draw anew; it looks at the content, the browser only at what the file calls itself. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a file need not be sent at all, or null: the server would say the same. */
export function whyNotAvatar({ size, type }: Pick<File, 'size' | 'type'>): IdentityProblem | null {
  if (size > AVATAR_MOST_BYTES) return 'avatar.too_large';
  return AVATAR_TYPES.some((known) => known === type) ? null : 'avatar.not_an_image';
}
