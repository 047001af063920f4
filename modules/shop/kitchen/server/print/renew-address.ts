import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import type { printerApi } from '../../contract-printer.ts';
import { addressOf, KEY_BYTES, knownPrinter, recordActivity } from './printer-activities.ts';
import { saveKey } from './printer-store.ts';

/** Who had the old address has nothing any more. */
export const renewAddress: UseCase<typeof printerApi.renew> = async (ctx, { id }) => {
  const printer = await knownPrinter(ctx, id);
  const key = ctx.newSecret(KEY_BYTES);
  await saveKey(ctx, id, hashToken(key));
  await recordActivity(ctx, id, 'printer.renewed', {});
  return { printer, address: addressOf(ctx, key) };
};
