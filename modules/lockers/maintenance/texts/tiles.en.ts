export const tilesEn = {
  'tile.batteries.title': 'Batteries',
  'tile.batteries.info':
    'Locks whose battery needs a visit, with the day on which it is expected to be too low. The most urgent first.',
};
