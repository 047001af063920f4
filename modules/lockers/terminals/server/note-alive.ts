import { inCompany } from '@fachwerk/companies/facade';
import { noteTerminal } from '@fachwerk/devices/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { terminalApi } from '../contract.ts';
import { terminalOrUnknown } from './terminal-cookie.ts';

/** The page of a tablet asks again and again: so staff know that it is there. */
export const noteAlive: UseCase<typeof terminalApi.alive> = async (ctx, { terminal: secret }) => {
  const terminal = await terminalOrUnknown(ctx, secret);
  await noteTerminal(inCompany(ctx, terminal.companyId), terminal);
  return {};
};
