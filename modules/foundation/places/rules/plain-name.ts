/** How names are compared: `Köln` is found by koln, KÖLN and koeln, `Halle (Saale)` by halle saale. */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
