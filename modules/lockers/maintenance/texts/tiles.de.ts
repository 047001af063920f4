/** The names of the dashboard's modules; loaded before the modules themselves. */
export const tilesDe = {
  'tile.batteries.title': 'Batterien',
  'tile.batteries.info':
    'Schlösser, deren Batterie getauscht werden muss, mit voraussichtlichem Tag. Die dringendsten zuerst.',
} as const;
