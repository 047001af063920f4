export { findLimits, refuseAboveLimit, saveLimits } from './standing/limits.ts';
export { addSupport, addVisit, closeSupport, findSupport, listSupport, listVisits } from './standing/support-store.ts';
export {
  findTenant,
  isSuspended,
  listTenants,
  lockTenant,
  saveSuspension,
  type Tenant,
} from './standing/tenant-store.ts';
