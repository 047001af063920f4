export const tilesEn = {
  'tile.walls.title': 'Walls',
  'tile.walls.info':
    'How many boxes are free, rented or out of service at each location. Every number leads to its list.',
};
