const NAME = 'fachwerk.files';
const STORE = 'files';

/** Without IndexedDB (a private window of some browsers) files last as long as the tab. */
const inMemory = new Map<string, Blob>();

let opened: Promise<IDBDatabase | null> | undefined;

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const db = await database();
  if (!db) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Keeps a file of this browser until it is removed: what is too large for the storage of the session. */
export async function keepBlob(id: string, blob: Blob): Promise<void> {
  if (await database()) await run('readwrite', (store) => store.put(blob, id));
  else inMemory.set(id, blob);
}

export async function keptBlob(id: string): Promise<Blob | undefined> {
  return (await run<Blob>('readonly', (store) => store.get(id))) ?? inMemory.get(id);
}

export async function removeBlob(id: string): Promise<void> {
  inMemory.delete(id);
  await run('readwrite', (store) => store.delete(id));
}
