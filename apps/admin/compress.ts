import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller than this, the headers weigh more than what is saved. */
const LEAST_BYTES = 1024;

/** Writes a `.br` and a `.gz` beside every file that shrinks, so that the server never compresses the same bytes twice. */
export function compress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'fachwerk-compress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      // The page itself is not: the server writes a nonce into it with every request.
      await Promise.all(
        files.filter((file) => /\.(js|css|svg|json)$/.test(file)).map((file) => compressFile(join(outDir, file))),
      );
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, best)),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}
