/** People who never existed. */
export const CUSTOMERS = [
  'Anna Berger',
  'Mehmet Yilmaz',
  'Sofia Rossi',
  'Lukas Hoffmann',
  'Claire Dubois',
  'Jonas Weber',
  'Ewa Nowak',
  'Tom Becker',
  'Emily Clark',
  'Paul Schmitt',
  'Marta Silva',
  'Felix Braun',
  'Lena Vogt',
  'Oskar Lind',
  'Nina Keller',
  'David Cohen',
];

/** By size: cents for a started hour, and the most a day costs. */
export const RATES = { S: [200, 900], M: [300, 1300], L: [400, 1800], XL: [600, 2700] };

/** From here on the demo's boxes are busy as they are today: last week can be compared with this one. */
export const RECENT_DAYS = 15;
