export { chance, idAt } from './demo/demo-chance.ts';
export { demoFleet } from './demo/demo-fleet.ts';
export { DEMO_CODES } from './demo/demo-lockers.ts';
export { demoLockIds } from './demo/demo-locks.ts';
export { DEMO_RENTERS, renewDemoBoxes } from './demo/renew-demo-boxes.ts';
export { insertLocks } from './locks/write-locks.ts';
export { saveOpenedAt } from './reports/health-store.ts';
