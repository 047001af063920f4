/** What headings and texts of a site are set in. Every one of them has Latin and Cyrillic letters: pages speak Russian too. */
export const FONT_PAIRS = ['clear', 'elegant', 'warm', 'modern', 'strong', 'friendly'] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export type FontFamily = 'Inter' | 'Playfair Display' | 'Source Sans 3' | 'Lora' | 'Nunito' | 'Manrope' | 'Oswald';

export const FAMILIES_OF: Readonly<Record<FontPair, { readonly head: FontFamily; readonly text: FontFamily }>> = {
  clear: { head: 'Inter', text: 'Inter' },
  elegant: { head: 'Playfair Display', text: 'Source Sans 3' },
  warm: { head: 'Lora', text: 'Nunito' },
  modern: { head: 'Manrope', text: 'Manrope' },
  strong: { head: 'Oswald', text: 'Source Sans 3' },
  friendly: { head: 'Nunito', text: 'Nunito' },
};

const SERIFS: readonly FontFamily[] = ['Playfair Display', 'Lora'];
export const isSerif = (family: FontFamily): boolean => SERIFS.includes(family);

/** As CSS names it; until the file is there, a font of the machine that is stretched to the same width stands in for it. */
export function fontStack(family: FontFamily): string {
  const others = isSerif(family) ? 'Georgia,serif' : "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
  return `'${family} Variable','${family} Fallback',${others}`;
}
