import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { deviceCapabilities, deviceProblems, deviceStream } from '../contract.ts';
import { controllerApi } from '../contract-controller.ts';
import { simulationApi } from '../contract-simulation.ts';
import { brokerService } from './broker/broker.service.ts';
import { intakeService } from './broker/intake.service.ts';
import { addController } from './controllers/add-controller.ts';
import { archiveController } from './controllers/archive-controller.ts';
import { editController } from './controllers/edit-controller.ts';
import { listControllers } from './controllers/list-controllers.ts';
import { pingController } from './controllers/ping-controller.ts';
import { readController } from './controllers/read-controller.ts';
import { restoreController } from './controllers/restore-controller.ts';
import { sendPing } from './controllers/send-ping.job.ts';
import { checkDevice } from './credentials/check-device.ts';
import { cutOffController } from './credentials/cut-off-controller.job.ts';
import { provisionController } from './credentials/provision-controller.ts';
import { renewToken } from './credentials/renew-token.ts';
import { listFaults } from './demo/list-faults.ts';
import { sendFault } from './demo/send-fault.job.ts';
import { simulateFault } from './demo/simulate-fault.ts';
import { commandsAnswered, eventsReported, locksCounted, presenceChanged, telemetryReported } from './facade-hooks.ts';
import { presenceService } from './presence/presence.service.ts';
import { raiseAfterQuiet } from './presence/raise-after-quiet.job.ts';

export const devices: Module = {
  name: 'devices',
  sql: new URL('../sql/', import.meta.url),
  capabilities: deviceCapabilities,
  problems: deviceProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [deviceStream],
  declaredHooks: [telemetryReported, eventsReported, commandsAnswered, presenceChanged, locksCounted],
  routes: [
    on(controllerApi.list, listControllers),
    on(controllerApi.find, readController),
    on(controllerApi.ping, pingController),
    on(controllerApi.add, addController),
    on(controllerApi.edit, editController),
    on(controllerApi.renewToken, renewToken),
    on(controllerApi.archive, archiveController),
    on(controllerApi.restore, restoreController),
    on(controllerApi.provision, provisionController),
    on(controllerApi.checkDevice, checkDevice),
    on(simulationApi.faults, listFaults),
    on(simulationApi.simulate, simulateFault),
  ],
  jobs: [sendPing, cutOffController, raiseAfterQuiet, sendFault],
  services: [intakeService, presenceService, brokerService],
};
