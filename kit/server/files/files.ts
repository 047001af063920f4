export type StoredFile = { readonly bytes: Uint8Array; readonly type: string };

/**
 * Where uploads rest: a folder, or an S3 bucket. A key is `<company id>/<name>`; names are made by us, unguessable, and never
 * carry a user's file name. A name is written once: another picture gets another name.
 */
export type Files = {
  save(key: string, file: StoredFile): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** Removing what is not there is all right. */
  remove(key: string): Promise<void>;
};

/** What is kept, by the ending of its name. Everything else is bytes without a type. */
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

/** At least 16 characters, so that nobody can guess a name; no dots beside the ending, so that no path leaves its folder. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** The stores hold each other to this: a key that could leave its folder never reaches a disk or a bucket. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError('not a key of the file store');
  return key;
}

/** Where a browser finds a file; the name is the secret, so whoever knows it may read. */
export function fileAddress(key: string): string {
  return `/api/files/${key}`;
}
