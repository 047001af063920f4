import { randomBytes, randomFillSync } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/** Chance is drawn for many ids at once: each draw costs more than all the rest of an id. */
const drawn = Buffer.alloc(8 * 512);
let used = drawn.length;

function chance(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += 8;
  return drawn.toString('hex', used - 8, used);
}

/** UUIDv7 (RFC 9562): 48 bits of milliseconds, then a counter that keeps the order within one millisecond, then chance. */
export function newId(nowMs = Date.now()): string {
  const random = chance();
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = Number.parseInt(chance().slice(0, 4), 16) & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs++;
    counter = 0;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const order = counter.toString(16).padStart(3, '0');
  const variant = VARIANTS[Number.parseInt(random[0]!, 16) & 3];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${variant}${random.slice(1, 4)}-${random.slice(4)}`;
}

const VARIANTS = '89ab';

/** Unguessable, base64url. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
