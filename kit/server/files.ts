export type StoredFile = { readonly bytes: Uint8Array; readonly type: string };

/** Where uploads rest: a folder, or an S3 bucket. Keys are made by us and never carry a user's file name. */
export type Files = {
  save(key: string, file: StoredFile): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
};
