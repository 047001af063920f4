import type { Topping } from './dish-toppings.ts';
import type { Dish } from './draw-dish.ts';
import type { Glass } from './draw-glass.ts';
import type { Goods } from './draw-goods.ts';

const TOMATO = '#c8402b';
const CREAM = '#efe0bd';
const OIL = '#e6cf8f';
const RED = '#d99a86';

type Toppings = readonly (readonly [Topping, number])[];
const dish = (kind: Dish['kind'], colour: string, ...toppings: Toppings): Dish => ({ kind, colour, toppings });
const pizza = (...toppings: Toppings) => dish('pizza', TOMATO, ...toppings);
const cool = '#dfe6ea';

/** By the number on the menu of the Trattoria. */
export const DISHES: Readonly<Record<string, Dish>> = {
  '1': dish('slices', '#d9402d', ['basil', 5]),
  '2': dish('plate', '#e7b9a4', ['caper', 14], ['lemon', 1], ['rocket', 3]),
  '3': dish('plate', '#f3e7d2', ['tomato', 6], ['mozzarella', 6], ['basil', 5]),
  '4': dish('plate', '#b9383a', ['rocket', 6], ['parmesan', 7]),
  '5': dish('plate', '#e8d5ae', ['prosciutto', 3], ['salami', 4], ['zucchini', 4], ['olive', 6], ['pepper', 3]),
  '6': dish('slices', '#edd396', ['parsley', 9]),
  '7': dish('soup', '#c9772f', ['zucchini', 4], ['tomato', 3], ['parsley', 6]),
  '8': dish('soup', '#d9552f', ['basil', 3], ['mozzarella', 1]),
  '9': dish('bowl', '#5c9a46', ['tomato', 6], ['onion', 4], ['zucchini', 4]),
  '10': dish('bowl', '#5c9a46', ['tuna', 6], ['egg', 2], ['olive', 6], ['onion', 3]),
  '11': dish('bowl', '#4e8a3e', ['rocket', 10], ['tomato', 6], ['parmesan', 6]),
  '12': dish('bowl', '#5c9a46', ['mozzarella', 5], ['crumb', 14], ['berry', 4]),
  '20': pizza(['mozzarella', 7], ['basil', 6]),
  '21': pizza(['hotsalami', 13], ['chili', 5]),
  '22': dish('pizza', TOMATO, ['zucchini', 5], ['aubergine', 5], ['pepper', 5], ['yellowpepper', 4]),
  '23': pizza(['salami', 12]),
  '24': pizza(['ham', 7], ['mushroom', 8]),
  '25': pizza(['tuna', 9], ['onion', 8], ['caper', 10]),
  '26': dish('pizza', '#f0dca0', ['gorgonzola', 8], ['parmesan', 7], ['mozzarella', 5]),
  '27': pizza(['ham', 4], ['mushroom', 5], ['artichoke', 4], ['olive', 8]),
  '28': pizza(['prosciutto', 5], ['rocket', 9], ['parmesan', 7]),
  '29': pizza(['mushroom', 13], ['parsley', 8]),
  '30': dish('pizza', '#f0e2b4', ['spinach', 9], ['gorgonzola', 7]),
  '31': pizza(['shrimp', 7], ['mussel', 6], ['parsley', 7]),
  '32': pizza(['mozzarella', 8], ['tomato', 7], ['basil', 5]),
  '33': pizza(['ham', 4], ['mushroom', 4], ['olive', 7], ['artichoke', 3], ['egg', 1]),
  '34': dish('pizza', '#c23a26', ['basil', 4], ['parsley', 10]),
  '35': dish('calzone', TOMATO, ['basil', 2]),
  '40': dish('spaghetti', '#e9d9a8', ['mussel', 7], ['parsley', 8]),
  '41': dish('lasagne', '#b5402b', ['basil', 2]),
  '42': dish('spaghetti', '#a8442c', ['parmesan', 5], ['basil', 2]),
  '43': dish('spaghetti', '#f0dfa8', ['ham', 4], ['parmesan', 5]),
  '44': dish('spaghetti', OIL, ['chili', 4], ['parsley', 9]),
  '45': dish('penne', TOMATO, ['chili', 5], ['basil', 2]),
  '46': dish('penne', '#f2c9ae', ['prosciutto', 4], ['parsley', 7]),
  '47': dish('ravioli', OIL, ['spinach', 4], ['parmesan', 5]),
  '48': dish('gnocchi', CREAM, ['gorgonzola', 6], ['crumb', 10], ['parsley', 4]),
  '49': dish('gnocchi', TOMATO, ['mozzarella', 5], ['basil', 4]),
  '50': dish('spaghetti', '#d8b98a', ['mushroom', 7], ['parsley', 6]),
  '51': dish('plate', '#c98a63', ['prosciutto', 3], ['basil', 4], ['lemon', 1]),
  '52': dish('plate', '#d8dcd6', ['lemon', 3], ['parsley', 9], ['tomato', 3]),
  '53': dish('plate', '#b9683a', ['olive', 8], ['tomato', 5], ['parsley', 4]),
  '54': dish('lasagne', '#7a3f52', ['aubergine', 3], ['basil', 2]),
  '60': dish('penne', '#e0a04a', ['parsley', 8], ['parmesan', 4]),
  '61': pizza(['yellowpepper', 6], ['mushroom', 5], ['salami', 4]),
};

export const GLASSES: Readonly<Record<string, Glass>> = {
  '70': { kind: 'slice', colour: '#a8734d', third: '#5a3a28' },
  '71': { kind: 'coupe', colour: '#fbf3e4', second: '#c5263c', ground: '#efd9d6' },
  '72': { kind: 'scoops', colour: '#f6e7c4', second: '#7a4a30', third: '#e58fa0', ground: '#efe0d0' },
  '73': { kind: 'slice', colour: '#4a2a1c', second: '#6b4030', third: '#3a2016', ground: '#ecdcc8' },
  '80': { kind: 'bottle', colour: '#7fb3c4', third: '#2f6690', ground: cool },
  '81': { kind: 'tumbler', colour: '#4a2418', second: '#d98a3a' },
  '82': { kind: 'tumbler', colour: '#f28c38', second: '#f2a03d' },
  '83': { kind: 'tumbler', colour: '#3a1c14', second: '#f2c53d' },
  '84': { kind: 'tumbler', colour: '#e3c05a', second: '#9cc25a' },
  '85': { kind: 'beer', colour: '#e9a52c' },
  '86': { kind: 'cup', colour: '#4a2c1c', ground: '#e6d6c4' },
  '90': { kind: 'wine', colour: '#7d1f33', ground: RED },
  '91': { kind: 'wine', colour: '#e8dc9a', ground: '#dfe3cf' },
  '92': { kind: 'bottle', colour: '#4a1626', second: '#f2e6cf', third: '#8a2a3a', ground: RED },
  '93': { kind: 'bottle', colour: '#6d8a4c', second: '#f6efcf', third: '#c9a43a', ground: '#e6e2cf' },
};

const goods = (kind: Goods['kind'], colour: string, second: string, ground?: string): Goods => ({
  kind,
  colour,
  second,
  ...(ground && { ground }),
});

/** By the code that leads the numbers of Kontor Nord. */
export const GOODS: Readonly<Record<string, Goods>> = {
  NB: goods('book', '#2f5a78', '#f4f1ea', '#e6dfd2'),
  BP: goods('sheets', '#2f6690', '#fdfbf6', '#d8e3ea'),
  KA: goods('book', '#b4532a', '#fdf3e4', '#efe3d6'),
  GK: goods('card', '#c96f55', '#fff6ea', '#e9e1ee'),
  KS: goods('pen', '#1f4e6d', '#d8b25a', '#e9e4d8'),
  FH: goods('pen', '#5a2438', '#d8b25a', '#e2e6dc'),
  BS: goods('pen', '#d9a92f', '#c0564a', '#dfe6e8'),
  TI: goods('bottle', '#23407a', '#f4f1ea', '#e6e2d6'),
  OR: goods('binder', '#3d6b7d', '#f4f1ea', '#ece5d8'),
  SB: goods('box', '#b98f5e', '#f7f1e4', '#dfe6e4'),
  KL: goods('clip', '#3d3b38', '#b4532a', '#e6e2d6'),
  SL: goods('tray', '#8a6a4a', '#2f6690', '#e2e8e6'),
  TS: goods('tin', '#6b2f2a', '#f2e6cf', '#e6d9c8'),
  TG: goods('tin', '#4f7a4a', '#f0efd6', '#dfe6d6'),
  TK: goods('tin', '#8a8f3c', '#f6f0d6', '#e6e6d2'),
  TR: goods('tin', '#b0502f', '#f7e6d2', '#efdfd0'),
  KF: goods('bag', '#4a3024', '#e8d2b0', '#e6ddd0'),
  SC: goods('bar', '#5a3424', '#b4532a', '#efe3d8'),
  KE: goods('tin', '#c99a4a', '#2f5a78', '#f0e6d2'),
  HO: goods('jar', '#e0a02c', '#f4f1ea', '#f3e9cf'),
  BE: goods('mug', '#2f6690', '#e6eef2', '#efe6d8'),
  TE: goods('plate', '#3d6b7d', '#eef2f0', '#e9dfd2'),
  SA: goods('bowl', '#7d9aa1', '#f4f1ea', '#ece2d6'),
  KN: goods('teapot', '#4a6a5a', '#e8efe6', '#e6dfd2'),
  ME: goods('knife', '#5a3a28', '#d8b25a', '#dfe6e8'),
  BR: goods('board', '#c08f58', '#efe3d0', '#e2e8e4'),
  TO: goods('pot', '#8f979b', '#b9c0c3', '#e9e1d6'),
  VG: goods('jar', '#cfe0e0', '#b4532a', '#e9e4d8'),
  GT: goods('towel', '#2f5a78', '#f7f3ea', '#e6dfd0'),
  SZ: goods('apron', '#4a5a4a', '#d8cfb4', '#e9e2d6'),
  DE: goods('blanket', '#7a8fa0', '#c9b8a0', '#ece6da'),
  BT: goods('tote', '#d8c8a4', '#2f5a78', '#dde6e6'),
  HA: goods('hammer', '#c08f58', '#2b2a28', '#dfe3e2'),
  SD: goods('screwdriver', '#c0392b', '#2b2a28', '#e2e6e8'),
  ZA: goods('pliers', '#b4532a', '#8a2f1a', '#dfe6e8'),
  MB: goods('tape', '#2b2a28', '#f2c53d', '#e6e6e0'),
  KZ: goods('candle', '#efe3c8', '#2f5a78', '#dcd4cc'),
  BU: goods('brush', '#c08f58', '#efe0bd', '#dfe8e6'),
  BL: goods('planter', '#b9683f', '#5c9a52', '#e6ecdf'),
  LA: goods('lantern', '#3d3b38', '#f4ead2', '#cfd6dc'),
};

/** By name: what stands in Salon Linde. */
export const SALON_PICTURES: Readonly<Record<string, Goods>> = {
  'Pflegespülung aus Leipzig': goods('bottle', '#5c7a6a', '#f4f1ea', '#e6e9e0'),
  'Haaröl im Glas': goods('jar', '#c99a4a', '#f4f1ea', '#f1e8d6'),
  Rundbürste: goods('brush', '#8a6a4a', '#efe0bd', '#e4e6e2'),
  Handtücher: goods('towel', '#7d9aa1', '#f7f3ea', '#ece6da'),
  'Tee für die Wartezeit': goods('teapot', '#5a4a5a', '#e8e2ea', '#ece4e8'),
  'Tasse am Platz': goods('mug', '#b4532a', '#f2e6de', '#efe6d8'),
  'Kerze im Empfang': goods('candle', '#efe3c8', '#5c7a6a', '#dcd4cc'),
  'Pflanze am Fenster': goods('planter', '#c9b8a0', '#5c9a52', '#e6ecdf'),
  Umhang: goods('apron', '#2b2a28', '#b9a98c', '#e9e2d6'),
  Gutscheinkarte: goods('card', '#5c7a6a', '#f6efe2', '#e6e0ea'),
};
