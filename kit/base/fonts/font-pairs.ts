/** What headings and texts of a site are set in. Every one of them has Latin and Cyrillic letters: pages speak Russian too. */
export const FONT_PAIRS = ['clear', 'modern', 'friendly', 'strong', 'elegant', 'classic', 'warm', 'editorial'] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export type FontFamily = 'Inter' | 'Playfair Display' | 'Source Sans 3' | 'Lora' | 'Nunito' | 'Manrope' | 'Oswald';

export const FAMILIES_OF: Readonly<Record<FontPair, { readonly head: FontFamily; readonly text: FontFamily }>> = {
  clear: { head: 'Inter', text: 'Inter' },
  elegant: { head: 'Playfair Display', text: 'Source Sans 3' },
  warm: { head: 'Lora', text: 'Nunito' },
  modern: { head: 'Manrope', text: 'Manrope' },
  strong: { head: 'Oswald', text: 'Source Sans 3' },
  friendly: { head: 'Nunito', text: 'Nunito' },
  classic: { head: 'Playfair Display', text: 'Lora' },
  editorial: { head: 'Manrope', text: 'Lora' },
};

/** Weight of headings, and their size beside the usual one: large and light, or small and heavy. */
export const HEADINGS_OF: Readonly<Record<FontPair, { readonly weight: number; readonly scale: number }>> = {
  clear: { weight: 700, scale: 1 },
  elegant: { weight: 700, scale: 1 },
  warm: { weight: 650, scale: 1 },
  modern: { weight: 700, scale: 1 },
  strong: { weight: 600, scale: 1.12 },
  friendly: { weight: 800, scale: 1 },
  classic: { weight: 450, scale: 1.18 },
  editorial: { weight: 800, scale: 0.94 },
};

const SERIFS: readonly FontFamily[] = ['Playfair Display', 'Lora'];
export const isSerif = (family: FontFamily): boolean => SERIFS.includes(family);

/** As CSS names it; until the file is there, a font of the machine that is stretched to the same width stands in for it. */
export function fontStack(family: FontFamily): string {
  const others = isSerif(family) ? 'Georgia,serif' : "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
  return `'${family} Variable','${family} Fallback',${others}`;
}
