import { boxesChanged } from '@fachwerk/lockers/facade-hooks';
import { fill } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { FEW_WALLS, wallApi, wallProblems } from '../contract.ts';
import { createDemoDays } from './demo/demo-days.ts';
import { addHistory } from './replay/add-history.ts';
import { forgetHistory } from './replay/forget-history.job.ts';
import { readHistory } from './replay/read-history.ts';
import { listWalls } from './wall/list-walls.ts';
import { readWall } from './wall/read-wall.ts';

export const walls: Module = {
  name: 'walls',
  sql: new URL('../sql/', import.meta.url),
  problems: wallProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  hooks: [fill(boxesChanged, addHistory)],
  firstScreen: [askedFirst('walls', wallApi.summaries, listWalls, () => ({ shortest: FEW_WALLS }))],
  routes: [on(wallApi.summaries, listWalls), on(wallApi.wall, readWall), on(wallApi.history, readHistory)],
  jobs: [forgetHistory],
  demo: createDemoDays,
};
