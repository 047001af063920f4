import { devicesDeDu } from './devices-deDu.ts';
import { lockScreensDeDu } from './lock-screens-deDu.ts';
import { locksDeDu } from './locks-deDu.ts';
import { simulationDeDu } from './simulation-deDu.ts';
import { tilesDeDu } from './tiles-deDu.ts';
import { wallScreensDeDu } from './wall-screens-deDu.ts';

export const deDu = {
  ...devicesDeDu,
  ...locksDeDu,
  ...lockScreensDeDu,
  ...wallScreensDeDu,
  ...tilesDeDu,
  ...simulationDeDu,
};
