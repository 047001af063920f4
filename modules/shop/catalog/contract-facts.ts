import { line } from '@fachwerk/base/schema';
import { translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import { ALLERGEN_KINDS, ALLERGENS } from './contract-allergens.ts';

/** A kind is never said without its group: whoever filters by gluten finds wheat. */
export const Allergen = z.enum([...ALLERGENS, ...ALLERGEN_KINDS.gluten, ...ALLERGEN_KINDS.nuts]);
export type Allergen = z.infer<typeof Allergen>;
export const MOST_ALLERGENS = Allergen.options.length;

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

/** Working days from the order to the door. */
export const DeliveryDays = z.object({
  from: z.int().check(z.minimum(0), z.maximum(180)),
  to: z.int().check(z.minimum(0), z.maximum(180)),
});
export type DeliveryDays = z.infer<typeof DeliveryDays>;

/** Who answers for a product: name, postal address, and an e-mail or web address (GPSR Art. 19). */
const Operator = z.object({ name: line(120), address: line(240), contact: line(240) });

/** What has to stand beside a product that is sold at a distance (Regulation (EU) 2023/988, Art. 19). */
export const ProductSafety = z.object({
  /** The regulation does not ask: food, services, antiques. */
  isExempt: z.boolean(),
  manufacturer: Operator,
  /** In the EU, where the manufacturer is not; empty: the manufacturer is. */
  responsible: Operator,
  warnings: translatedText(2000),
});
export type ProductSafety = z.infer<typeof ProductSafety>;

const NOBODY = { name: '', address: '', contact: '' };

/** Nobody has said anything yet. */
export const NO_SAFETY: ProductSafety = {
  isExempt: false,
  manufacturer: NOBODY,
  responsible: NOBODY,
  warnings: { de: '', deDu: '', en: '', it: '', ru: '' },
};
