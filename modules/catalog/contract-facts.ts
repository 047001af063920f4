import * as z from 'zod/mini';

/** The fourteen of the food information regulation (LMIV, annex II), in the order in which menus letter them: A to N. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export const Allergen = z.enum(ALLERGENS);
export type Allergen = z.infer<typeof Allergen>;

/** What a menu has to name (LMZDV § 5 and the sweetener, caffeine and quinine rules), in the order in which menus number it. */
export const ADDITIVES = [
  'colouring',
  'preservative',
  'nitrite',
  'antioxidant',
  'flavour_enhancer',
  'sulphured',
  'blackened',
  'waxed',
  'phosphate',
  'sweetener',
  'phenylalanine',
  'laxative',
  'caffeine',
  'high_caffeine',
  'quinine',
] as const;
export const Additive = z.enum(ADDITIVES);
export type Additive = z.infer<typeof Additive>;

/** `meal` is food eaten on the spot or brought to it: its rate has moved more often than the others. */
export const VatKind = z.enum(['standard', 'reduced', 'meal', 'free']);
export type VatKind = z.infer<typeof VatKind>;

export const ContentUnit = z.enum(['g', 'kg', 'ml', 'l', 'm', 'piece']);
export type ContentUnit = z.infer<typeof ContentUnit>;

/** How much is in it. In thousandths of the unit, so that half a litre is a whole number. */
export const Content = z.object({
  thousandths: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  unit: ContentUnit,
});
export type Content = z.infer<typeof Content>;

export const Diet = z.enum(['any', 'vegetarian', 'vegan']);
export type Diet = z.infer<typeof Diet>;

export const AGES = [0, 16, 18] as const;

/** In minutes (spec §9); 0 is not said. */
export const DURATIONS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 150, 180, 210, 240, 300, 360] as const;
