import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Damaged } from './damaged.ts';
import { type Keys, keyFor } from './keys.ts';

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Leads every sealed file, so that another form can follow one day. */
const FORMAT = Buffer.from('FWB1');
const SALT_BYTES = 16;
const HEADER_BYTES = FORMAT.length + 1 + 2 * SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Encrypts a stream of any length (AES-256-GCM). It goes in chunks, each proven by itself; their numbers and the mark of the last one are
 * part of what is proven, so that none can be changed, moved, left out or cut off. `purpose` names what it is: a file under another name does not open.
 */
export async function* seal(source: Bytes, keys: Keys, purpose: string): AsyncGenerator<Buffer> {
  const master = await keys.own();
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.concat([FORMAT, Buffer.from([master.cost]), master.salt, salt]);
  const key = keyFor(master, purpose, salt);
  let number = 0;
  for await (const { bytes, isLast } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonce(number++, isLast), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** What `seal` was given. Each chunk is given on only after it was proven. */
export async function* unseal(source: Bytes, keys: Keys, purpose: string): AsyncGenerator<Buffer> {
  const { header, rest } = await headerOf(source);
  if (!header.subarray(0, FORMAT.length).equals(FORMAT)) throw new Damaged('it is not a sealed file');
  const cost = header[FORMAT.length]!;
  const salts = header.subarray(FORMAT.length + 1);
  const master = await keys.of(salts.subarray(0, SALT_BYTES), cost).catch(() => {
    throw new Damaged('its beginning was changed');
  });
  const key = keyFor(master, purpose, salts.subarray(SALT_BYTES));
  let number = 0;
  for await (const { bytes, isLast } of inChunks(rest, CHUNK_BYTES + TAG_BYTES)) {
    yield opened(bytes, key, nonce(number++, isLast));
  }
}

function opened(bytes: Buffer, key: Buffer, iv: Buffer): Buffer {
  if (bytes.length < TAG_BYTES) throw new Damaged('it was cut off');
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new Damaged('it was changed or cut off, or the passphrase is another one');
  }
}

/** Never twice with one key: the key is made for this file alone. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

async function headerOf(source: Bytes): Promise<{ header: Buffer; rest: AsyncGenerator<Buffer> }> {
  const chunks = inPieces(source);
  let start = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    const { value, done } = await chunks.next();
    if (done) throw new Damaged('it was cut off');
    start = Buffer.concat([start, value]);
  }
  async function* rest() {
    yield start.subarray(HEADER_BYTES);
    yield* chunks;
  }
  return { header: start.subarray(0, HEADER_BYTES), rest: rest() };
}

async function* inPieces(source: Bytes): AsyncGenerator<Buffer> {
  yield* source;
}

type Chunk = { readonly bytes: Buffer; readonly isLast: boolean };

/** Pieces of one size; only the last may be smaller, and there always is a last one. */
async function* inChunks(source: Bytes, size: number): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    waiting.push(piece);
    length += piece.length;
    // One that is exactly full may be the last one.
    if (length <= size) continue;
    let bytes = Buffer.concat(waiting);
    for (; bytes.length > size; bytes = bytes.subarray(size)) yield { bytes: bytes.subarray(0, size), isLast: false };
    waiting = [bytes];
    length = bytes.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}
