import { cafeWords } from './cafe-words.ts';
import { clubWords } from './club-words.ts';
import { commonWords } from './common-words.ts';
import { hairdresserWords } from './hairdresser-words.ts';
import { lockersWords } from './lockers-words.ts';
import { pizzeriaWords } from './pizzeria-words.ts';
import { practiceWords } from './practice-words.ts';
import { shopWords } from './shop-words.ts';
import type { Words } from './words.ts';
import { workshopWords } from './workshop-words.ts';

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
