import { on, type Route } from '@fachwerk/server/module';
import { controllerApi } from '../contract-controller.ts';
import { openApi } from '../contract-open.ts';
import { simulationApi } from '../contract-simulation.ts';
import { checkDevice } from './controller-check.ts';
import { renewToken } from './controller-credentials.ts';
import { addController, archiveController, editController } from './controller-edit.ts';
import { showController, showControllers } from './controller-list.ts';
import { pingController } from './controller-ping.ts';
import { showAttempt, showAttempts } from './open-attempts.ts';
import { openBox } from './open-box.ts';
import { provisionController } from './provision-controller.ts';
import { listFaults, simulateFault } from './simulate-fault.ts';

/** Controllers, terminals and attempts to open. */
export const deviceRoutes: readonly Route[] = [
  on(controllerApi.list, showControllers),
  on(controllerApi.find, showController),
  on(controllerApi.ping, pingController),
  on(controllerApi.add, addController),
  on(controllerApi.edit, editController),
  on(controllerApi.renewToken, renewToken),
  on(controllerApi.archive, archiveController),
  on(controllerApi.provision, provisionController),
  on(controllerApi.checkDevice, checkDevice),
  on(openApi.open, openBox),
  on(openApi.attempt, showAttempt),
  on(openApi.attempts, showAttempts),
  on(simulationApi.faults, listFaults),
  on(simulationApi.simulate, simulateFault),
];
