import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';

/** The bytes behind the address of a logo; undefined where it has gone meanwhile. */
export async function fileOfLogo({ app }: CompanyCtx, address: string): Promise<Uint8Array | undefined> {
  const key = address.slice(fileAddress('').length);
  return (await app.files.find(key))?.bytes;
}
