import type { UseCase } from '@fachwerk/server/module';
import type { domainApi } from '../../contract-domain.ts';
import { listDomains as list, ownHost, presentDomain } from './domain-store.ts';

export const listDomains: UseCase<typeof domainApi.list> = async (ctx) => ({
  domains: (await list(ctx)).map((domain) => presentDomain(ctx, domain)),
  ownHost: ownHost(ctx),
});
