// Without schemas: pages of the shop show them, and need none for it.

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

/** Cereals and nuts are named one by one (annex II, nos. 1 and 8); menus number them behind the letter of their group. */
export const ALLERGEN_KINDS = {
  gluten: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'khorasan'],
  nuts: ['almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazil_nuts', 'pistachios', 'macadamias'],
} as const satisfies Partial<Record<(typeof ALLERGENS)[number], readonly string[]>>;
