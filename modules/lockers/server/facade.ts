export { noteBoxes } from './box-history.ts';
export { type ControllersLink, linkOf } from './controllers-link.ts';
export { type DemoFleet, demoFleet } from './demo-fleet.ts';
export { findLock } from './lock-store.ts';
export { changeOccupancy, type OccupancyChange, type OccupancyOrder, occupy, release } from './occupancy-store.ts';
export { type Opening, requestOpening } from './open-request.ts';
