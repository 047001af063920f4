import { randomBytes } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/** UUIDv7 (RFC 9562): 48 bits of milliseconds, then a counter that keeps the order within one millisecond, then chance. */
export function newId(nowMs = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs++;
    counter = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Unguessable, base64url. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
