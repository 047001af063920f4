const encoder = new TextEncoder();

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 0xff]!;
  return ~crc >>> 0;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Numbers of two (`u16`) or four bytes, the lowest byte first. */
function record(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATE = 8;
/** 1980-01-01, the first day a zip knows: the same content gives the same file. */
const FIRST_DAY = 0x21;

/** A zip archive of texts, compressed by the browser. */
export async function zipOf(type: string, files: Readonly<Record<string, string>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const content = encoder.encode(text);
    const packed = await deflated(content);
    const sizes = [
      [4, checksum(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const common = [[2, UTF8], [2, DEFLATE], [2, 0], [2, FIRST_DAY], ...sizes] as const;
    const local = record([4, 0x04034b50], [2, VERSION], ...common);
    parts.push(local, name, packed);
    directory.push(
      record([4, 0x02014b50], [2, VERSION], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    offset += local.length + name.length + packed.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end], { type });
}
