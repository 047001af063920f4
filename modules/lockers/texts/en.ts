import { devicesEn } from './devices-en.ts';
import { lockScreensEn } from './lock-screens-en.ts';
import { locksEn } from './locks-en.ts';
import { simulationEn } from './simulation-en.ts';
import { tilesEn } from './tiles-en.ts';
import { wallScreensEn } from './wall-screens-en.ts';

export const en = { ...devicesEn, ...locksEn, ...lockScreensEn, ...wallScreensEn, ...tilesEn, ...simulationEn };
