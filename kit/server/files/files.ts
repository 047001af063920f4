export type StoredFile = { readonly bytes: Uint8Array; readonly type: string };

/**
 * Where uploads rest: a folder, or an S3 bucket. A key is `<company id>/<name>`; names are made by us, unguessable, and never
 * carry a user's file name. A name is written once: another picture gets another name.
 */
export type Files = {
  save(key: string, file: StoredFile): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>;
};

/** Content types by extension. Everything else has no type. */
const TYPES = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['avif', 'image/avif'],
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv'],
]);
export const UNTYPED = 'application/octet-stream';

export function typeOfKey(key: string): string {
  return TYPES.get(/\.(\w+)$/.exec(key)?.[1] ?? '') ?? UNTYPED;
}

const KEY =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/[A-Za-z0-9_-][A-Za-z0-9_-]{15,119}(?:\.[a-z0-9]{2,5})?$/;

/** At least 16 characters, so that names cannot be guessed; no dots except the extension's, so that no path leaves its folder. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** The stores hold each other to this: a key that could leave its folder never reaches a disk or a bucket. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError('not a key of the file store');
  return key;
}

/** URL of a file; the name is the secret that grants access. */
export function fileAddress(key: string): string {
  return `/api/files/${key}`;
}
