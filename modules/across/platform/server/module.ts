import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { companyStatusApi, platformCapabilities, platformProblems, supportApi, tenantApi } from '../contract.ts';
import { enterTenant } from './support/enter-tenant.ts';
import { grantSupport } from './support/grant-support.ts';
import { revokeSupport } from './support/revoke-support.ts';
import { showCompanyStatus } from './support/show-company-status.ts';
import { showSupport } from './support/show-support.ts';
import { createTenant } from './tenants/create-tenant.ts';
import { findTenant } from './tenants/find-tenant.ts';
import { limitTenant } from './tenants/limit-tenant.ts';
import { listTenants } from './tenants/list-tenants.ts';
import { resumeTenant } from './tenants/resume-tenant.ts';
import { suspendTenant } from './tenants/suspend-tenant.ts';

export const platform: Module = {
  name: 'platform',
  capabilities: platformCapabilities,
  problems: platformProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  firstScreen: [askedFirst(null, companyStatusApi.show, showCompanyStatus, () => ({}))],
  routes: [
    on(tenantApi.list, listTenants),
    on(tenantApi.find, findTenant),
    on(tenantApi.create, createTenant),
    on(tenantApi.suspend, suspendTenant),
    on(tenantApi.resume, resumeTenant),
    on(tenantApi.limit, limitTenant),
    on(tenantApi.enter, enterTenant),
    on(companyStatusApi.show, showCompanyStatus),
    on(supportApi.show, showSupport),
    on(supportApi.grant, grantSupport),
    on(supportApi.revoke, revokeSupport),
  ],
};
