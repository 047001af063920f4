import { siteLocation } from '@fachwerk/rentals/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { terminalApi } from '../contract.ts';
import { problem } from './problem.ts';
import { terminalOrUnknown } from './terminal-cookie.ts';

export const showTerminal: UseCase<typeof terminalApi.show> = async (ctx, { terminal }) => {
  const { locationId } = await terminalOrUnknown(ctx, terminal);
  const location = await siteLocation(ctx, locationId);
  if (!location) throw problem('rental.location_unknown');
  return location;
};
