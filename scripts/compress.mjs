// Plain JavaScript without dependencies, like everything that runs before the pinned Node.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller than this, the headers weigh more than what is saved. */
const LEAST_BYTES = 1024;

/** Writes a `.br` and a `.gz` beside every file a browser fetches that shrinks, so that the server never compresses the same bytes twice. */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  await Promise.all(
    files.filter((file) => /\.(js|css|svg|json)$/.test(file) && statSync(file).isFile()).map(compressFile),
  );
}

async function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, best), toGzip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}
