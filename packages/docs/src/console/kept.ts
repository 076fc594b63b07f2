/** One value that survives a page, in the browser's database. A world is too large for the other stores. */
const name = 'tradelane-console';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened.')));
  });
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(name, mode).objectStore(name));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database does not work.')));
    });
  } finally {
    database.close();
  }
}

/** The stored value. Undefined if there is none or the browser has no store. */
export async function readKept(world: string): Promise<unknown> {
  return ask<unknown>('readonly', (store) => store.get(world)).catch(() => undefined);
}

/** Stores a value for the next page. Without a store, the world lasts as long as the page. */
export async function keep(world: string, value: unknown): Promise<void> {
  await ask('readwrite', (store) => store.put(value, world)).catch(() => undefined);
}

export async function forget(world: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(world)).catch(() => undefined);
}
