export { insertDemoFulfilments } from './demo/demo-fulfilments.ts';
export { moveFulfilment } from './moving/move-fulfilment.ts';
export { addFulfilment, type FulfilmentDraft } from './placing/add-fulfilment.ts';
export {
  findFulfilment,
  lastAddressesOf,
  listEndedFulfilments,
  listOpenFulfilments,
  lockFulfilment,
} from './record/fulfilment-store.ts';
