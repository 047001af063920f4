/** Formats the server can process; it checks the content, the browser only the declared type. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a file need not be uploaded, or null: the server would refuse it too. */
export function whyNotImage(
  { size, type }: Pick<File, 'size' | 'type'>,
  mostBytes: number,
): 'too_large' | 'not_an_image' | null {
  if (size > mostBytes) return 'too_large';
  return IMAGE_TYPES.some((known) => known === type) ? null : 'not_an_image';
}
