import { circle, ellipse, line, path, rect } from './drawing.ts';

/** One piece of each, drawn around the origin. */
export const TOPPINGS = {
  basil: path('M0 -34C26 -24 26 18 0 36C-26 18 -26 -24 0 -34Z', '#3f8f4a') + line('M0 -28V30', '#2f6d38', 3),
  mozzarella: ellipse(0, 0, 44, 36, '#fdf6e6') + ellipse(-8, -8, 22, 15, '#ffffff'),
  salami:
    circle(0, 0, 46, '#b8402f') +
    circle(0, 0, 40, '#c9523e') +
    circle(-14, -10, 6, '#eaa898') +
    circle(12, 8, 7, '#eaa898') +
    circle(4, -20, 5, '#eaa898'),
  hotsalami:
    circle(0, 0, 38, '#a02a1f') +
    circle(0, 0, 32, '#b93626') +
    circle(-8, -8, 5, '#e2907c') +
    circle(10, 8, 5, '#e2907c'),
  ham:
    path('M-48 -10C-30 -40 24 -38 48 -14C36 10 44 30 8 34C-24 38 -40 20 -48 -10Z', '#f0a6a0') +
    line('M-30 -4C-10 -16 14 -14 30 -4', '#f7cbc6', 6),
  prosciutto:
    path('M-60 0C-46 -34 -10 -8 6 -28C24 -46 54 -24 60 4C40 28 14 10 -8 26C-30 38 -56 26 -60 0Z', '#d9736c') +
    line('M-44 2C-20 -8 0 8 40 -6', '#f6d3cc', 8),
  mushroom:
    path('M-34 4C-34 -34 34 -34 34 4Z', '#d8c3a5') +
    rect(-12, 2, 24, 30, '#efe3cf', 8) +
    line('M-22 0H22', '#b79f7d', 4),
  olive: circle(0, 0, 18, '#3a2f3d') + circle(0, 0, 8, '#6d5f72'),
  greenolive: circle(0, 0, 18, '#7d8f3c') + circle(0, 0, 7, '#c8452f'),
  pepper: line('M-34 16C-20 -26 22 -26 34 14', '#d8402c', 15),
  yellowpepper: line('M-34 16C-20 -26 22 -26 34 14', '#efb62d', 15),
  greenpepper: line('M-34 16C-20 -26 22 -26 34 14', '#5b9a3c', 15),
  onion: line('M-30 10C-16 -26 18 -26 30 10', '#a64d86', 8) + line('M-20 14C-10 -10 10 -10 20 14', '#d9a3c5', 6),
  tuna: path('M-34 -8L6 -24L36 -4L20 22L-24 20Z', '#d9b79a') + line('M-20 0L22 -6', '#c19c7d', 4),
  rocket:
    path('M0 40C-4 10 -30 8 -20 -10C-30 -22 -6 -26 0 -44C6 -26 30 -22 20 -10C30 8 4 10 0 40Z', '#4e9a4f') +
    line('M0 36V-30', '#387539', 3),
  parmesan: path('M-26 -14L22 -22L30 10L-14 20Z', '#f8ecc4'),
  artichoke:
    path('M0 36C-34 20 -28 -26 0 -38C28 -26 34 20 0 36Z', '#a9b86f') +
    path('M0 30C-14 16 -12 -12 0 -22C12 -12 14 16 0 30Z', '#d8dba5'),
  aubergine: ellipse(0, 0, 46, 34, '#59345f') + ellipse(0, 0, 37, 26, '#d8c59b'),
  zucchini: circle(0, 0, 36, '#5c8f43') + circle(0, 0, 29, '#dfe7b4') + circle(0, 0, 10, '#c6d28f'),
  tomato: circle(0, 0, 32, '#d9402d') + circle(-6, -6, 16, '#ea6a52'),
  shrimp: line('M-26 18C-34 -14 8 -34 26 -8', '#f0876a', 20) + line('M-22 10C-24 -10 6 -22 20 -6', '#f9c0ab', 5),
  mussel: path('M-34 8C-30 -30 30 -30 34 8C16 26 -16 26 -34 8Z', '#2f3a4c') + ellipse(0, 4, 18, 9, '#f0a45e'),
  egg: ellipse(0, 0, 58, 50, '#fffaf0') + circle(4, -2, 24, '#f5b52e'),
  spinach: path('M-36 6C-30 -26 -6 -14 4 -30C26 -20 40 0 30 18C10 34 -26 30 -36 6Z', '#3d7a3e'),
  gorgonzola:
    path('M-26 -18L26 -12L18 22L-24 18Z', '#f4efd9') + circle(-4, 0, 6, '#7d93a1') + circle(10, 8, 4, '#7d93a1'),
  chili: path('M-30 -6C-6 -18 22 -8 34 16C10 12 -16 14 -30 -6Z', '#cf2f22') + line('M-30 -6L-42 -14', '#4d8a3c', 6),
  pistachio: ellipse(0, 0, 12, 8, '#8fae4b'),
  crumb: circle(0, 0, 7, '#7a5233'),
  parsley: circle(-8, 0, 9, '#4f9a4a') + circle(8, -4, 9, '#5cab55') + circle(0, 9, 8, '#428a40'),
  lemon:
    circle(0, 0, 34, '#f0c53a') +
    circle(0, 0, 27, '#f9e28a') +
    line('M-24 0H24M0 -24V24M-17 -17L17 17M-17 17L17 -17', '#f0c53a', 3),
  caper: circle(0, 0, 9, '#6b7a3a'),
  berry: circle(0, 0, 16, '#c5263c') + circle(-4, -5, 5, '#e87583'),
  corn: circle(0, 0, 11, '#f2c53d'),
} as const;
export type Topping = keyof typeof TOPPINGS;
