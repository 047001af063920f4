export { findLimits, refuseAboveLimit, saveLimits } from './tenancy/limits.ts';
export { addSupport, addVisit, closeSupport, findSupport, listSupport, listVisits } from './tenancy/support-store.ts';
export {
  findTenant,
  isSuspended,
  listTenants,
  lockTenant,
  saveSuspension,
  type Tenant,
} from './tenancy/tenant-store.ts';
