/** The names of the dashboard's modules; loaded before the modules themselves. */
export const tilesDe = {
  'tile.batteries.title': 'Batterien',
  'tile.batteries.info':
    'Schlösser, deren Batterie einen Besuch braucht, mit dem Tag, an dem sie voraussichtlich zu schwach ist. Das Dringendste steht oben.',
} as const;
