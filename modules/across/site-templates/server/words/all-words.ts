import { cafeWords } from './cafe-template.ts';
import { clubWords } from './club-template.ts';
import { commonWords } from './common-template.ts';
import { hairdresserWords } from './hairdresser-template.ts';
import { lockersWords } from './lockers-template.ts';
import { pizzeriaWords } from './pizzeria-template.ts';
import { practiceWords } from './practice-template.ts';
import { shopWords } from './shop-template.ts';
import type { Words } from './words.ts';
import { workshopWords } from './workshop-template.ts';

export const ALL_WORDS: Words = {
  ...commonWords,
  ...cafeWords,
  ...clubWords,
  ...hairdresserWords,
  ...lockersWords,
  ...pizzeriaWords,
  ...practiceWords,
  ...shopWords,
  ...workshopWords,
};
