import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Registration } from '../contract.ts';

type Asked = { readonly challenge: string; readonly [name: string]: unknown };
/** What a device may do wrong, or somebody between it and us. */
export type Fault = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnverified?: boolean;
  readonly type?: string;
  readonly userHandle?: string;
  readonly counter?: number;
  readonly isForged?: boolean;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device with one passkey, as a phone has it: ES256, asks for a finger, counts its uses. */
export function authenticator(origin: string) {
  const rpId = new URL(origin).hostname;
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let userHandle = '';
  let uses = 0;

  function dataFor(fault: Fault, more: Buffer = Buffer.alloc(0), flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(fault.counter ?? uses);
    const all = PRESENT | (fault.isUnverified ? 0 : VERIFIED) | flags;
    return Buffer.concat([sha256(fault.rpId ?? rpId), Buffer.from([all]), counter, more]);
  }
  const clientData = (type: string, { challenge }: Asked, fault: Fault) =>
    Buffer.from(JSON.stringify({ type: fault.type ?? type, challenge, origin: fault.origin ?? origin }));
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} };

  function register(options: Asked, fault: Fault = {}): Registration {
    userHandle = (options.user as { id: string }).id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(coseOf(publicKey))]);
    const authData = new Uint8Array(dataFor(fault, credential, HAS_CREDENTIAL));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]) as never,
    );
    return {
      ...named,
      response: {
        clientDataJSON: text(clientData('webauthn.create', options, fault)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  function use(options: Asked, fault: Fault = {}): Assertion {
    uses++;
    const client = clientData('webauthn.get', options, fault);
    const data = dataFor(fault);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), fault.isForged ? strangeKey() : privateKey);
    return {
      ...named,
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: fault.userHandle ?? userHandle,
      },
    };
  }

  return { register, use };
}

const strangeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** The public key as WebAuthn writes it: EC2, ES256, P-256, x and y. */
function coseOf(key: KeyObject): Uint8Array {
  const { x, y } = key.export({ format: 'jwk' });
  const bytes = (part: string | undefined) => new Uint8Array(Buffer.from(part!, 'base64url'));
  return isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]) as never,
  );
}
