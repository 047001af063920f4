/**
 * What shows an item better than its drawing: a picture of the house, by the same keys as the drawings. Only what really
 * shows the kind stands here; one whose scene is not finished yet is drawn until it is.
 */
export const DISH_PHOTOS: Readonly<Record<string, string>> = {
  '1': 'bruschetta',
  '3': 'caprese',
  '11': 'salad',
  '20': 'pizza-margherita',
  '21': 'pizza-diavola',
  '29': 'pizza-funghi',
  '41': 'lasagne',
  '42': 'spaghetti',
  '49': 'gnocchi',
  '70': 'tiramisu',
  '73': 'cake-slice',
  '80': 'water-bottle',
  '86': 'espresso',
  '90': 'wine',
  '92': 'wine',
};

export const GOODS_PHOTOS: Readonly<Record<string, string>> = {
  NB: 'notebooks',
  BP: 'letter-paper',
  GK: 'greeting-cards',
  FH: 'pens',
  TI: 'ink',
  OR: 'ring-binders',
  TS: 'tea-tin',
  KF: 'coffee-bag',
  SC: 'chocolate',
  KE: 'biscuits',
  HO: 'jar-honey',
  BE: 'mug',
  TE: 'plates',
  KN: 'teapot',
  BR: 'cutting-board',
  TO: 'cooking-pot',
  VG: 'storage-jars',
  GT: 'linen-towels',
  DE: 'blanket',
  HA: 'tools-goods',
  KZ: 'candle-goods',
  BL: 'flower-pots',
  LA: 'lantern',
};

export const SALON_PHOTOS: Readonly<Record<string, string>> = {
  'Pflegespülung aus Leipzig': 'salon-bottles',
  Handtücher: 'towels',
  'Tee für die Wartezeit': 'teapot',
  'Tasse am Platz': 'mug',
  'Kerze im Empfang': 'candle',
  'Pflanze am Fenster': 'plant-pot',
};

/** What a library holds besides, to choose from: by the code of the company. */
export const MORE_PHOTOS = {
  'trattoria-bella': ['table-set', 'pizza-dough'],
  'kontor-nord': ['plant-window', 'workshop-bench'],
  'salon-linde': ['salon-basin', 'salon-tools'],
  zeitlagercity: ['suitcase-street', 'locker-door', 'station-hall'],
} as const;
