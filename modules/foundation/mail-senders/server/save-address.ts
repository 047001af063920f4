import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { seal } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import { type senderApi, senderProblems } from '../contract.ts';
import { whyNotAddress } from '../rules/sender-rules.ts';
import { checkDnsRecords } from './check-dns-records.ts';
import { PURPOSE } from './mail-way.ts';
import type { Outside } from './outside.ts';
import { senderSettings } from './sender-settings.ts';
import { type AddressSender, findSender, saveSender } from './sender-store.ts';

const problem = problemsOf(senderProblems);
const generate = promisify(generateKeyPair);
const KEY_BITS = 2048;
const SELECTOR = 'fachwerk';

export function saveAddress(outside: Outside): UseCase<typeof senderApi.saveAddress> {
  return async (ctx, { fromName, fromAddress }) => {
    const refusal = whyNotAddress(fromAddress);
    if (refusal) throw problem(refusal, {}, { fields: [{ path: 'fromAddress', code: refusal }] });
    const before = await findSender(ctx);
    const isSameDomain = before?.kind === 'address' && domainPart(before.fromAddress) === domainPart(fromAddress);
    const key = isSameDomain ? keyOf(before) : await newKey(ctx.app);
    const saved = { savedAt: ctx.now, savedBy: ctx.caller.name };
    const sender: AddressSender = { kind: 'address', fromName, fromAddress, ...saved, ...key };
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      await saveSender(inside, sender);
      await audit(inside, {
        subjectKind: 'company',
        subjectId: ctx.companyId,
        action: 'mail_sender.address_saved',
        after: { fromName, fromAddress },
        address: ctx.request.address,
      });
    });
    await checkDnsRecords(ctx, outside, sender);
    return senderSettings(ctx);
  };
}

const domainPart = (address: string) => address.slice(address.lastIndexOf('@'));

type Key = Pick<AddressSender, 'dkimSelector' | 'dkimPublic' | 'dkimPrivate' | 'spf' | 'dkim' | 'checkedAt'>;

/** Another address at the same domain: what was entered there stays right. */
const keyOf = ({ dkimSelector, dkimPublic, dkimPrivate, spf, dkim, checkedAt }: AddressSender): Key => ({
  dkimSelector,
  dkimPublic,
  dkimPrivate,
  spf,
  dkim,
  checkedAt,
});

async function newKey(app: Parameters<typeof seal>[0]): Promise<Key> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    dkimSelector: SELECTOR,
    dkimPublic: publicKey.toString('base64'),
    dkimPrivate: seal(app, PURPOSE, privateKey),
    spf: 'unknown',
    dkim: 'unknown',
    checkedAt: null,
  };
}
