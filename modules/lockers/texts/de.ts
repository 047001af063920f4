import { devicesDe } from './devices-de.ts';
import { lockScreensDe } from './lock-screens-de.ts';
import { locksDe } from './locks-de.ts';
import { simulationDe } from './simulation-de.ts';
import { tilesDe } from './tiles-de.ts';
import { wallScreensDe } from './wall-screens-de.ts';

export const de = { ...devicesDe, ...locksDe, ...lockScreensDe, ...wallScreensDe, ...tilesDe, ...simulationDe };
