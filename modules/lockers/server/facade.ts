export { findAttempt } from './attempt-store.ts';
export { noteBoxes } from './box-history.ts';
export { type ControllersLink, linkOf } from './controllers-link.ts';
export { type DemoFleet, demoFleet } from './demo-fleet.ts';
export { findLock } from './lock-store.ts';
export { takeOutOfService } from './lock-take-out.ts';
export { changeOccupancy, type OccupancyChange, type OccupancyOrder, occupy, release } from './occupancy-store.ts';
export { type Opening, requestOpening } from './open-request.ts';
export { type PairedTerminal, pairTerminal, type Terminal, terminalOf } from './terminal-pair.ts';
