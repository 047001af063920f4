export const tilesEn = {
  'tile.walls.title': 'Walls',
  'tile.walls.info':
    'Free, rented and out-of-service boxes per location; where the least is free comes first. Every number leads to its list.',
};
