/** What the server can draw anew; it looks at the content, the browser only at what the file calls itself. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a file need not be sent at all, or null: the server would say the same. */
export function whyNotImage(
  { size, type }: Pick<File, 'size' | 'type'>,
  mostBytes: number,
): 'too_large' | 'not_an_image' | null {
  if (size > mostBytes) return 'too_large';
  return IMAGE_TYPES.some((known) => known === type) ? null : 'not_an_image';
}
