import { readCartFiles, writeCartFiles, type CartFile } from './cart-file';

/** As much of `localStorage` as the cart uses. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Shelf {
  /** What storage held when `files` were read from it or written to it. */
  readonly text: string | null;
  readonly files: readonly CartFile[];
  /** Storage refused these files, so that memory knows better. */
  readonly unsaved: boolean;
}

const EMPTY: Shelf = { text: null, files: [], unsaved: false };

/** The local storage key of a collection's cart. */
export function cartKey(collection: string): string {
  return `datains__${collection}__cart_files`;
}

/** The files of each collection, in memory and in storage. */
export class CartShelves {
  readonly #shelves: Map<string, Shelf>;
  readonly #storage: CartStorage;

  constructor(collections: readonly string[], storage: CartStorage) {
    this.#storage = storage;
    this.#shelves = new Map(collections.map((collection) => [collection, EMPTY]));
    collections.forEach((collection) => this.refresh(collection));
  }

  get collections(): readonly string[] {
    return [...this.#shelves.keys()];
  }

  get isKept(): boolean {
    return [...this.#shelves.values()].every(({ unsaved }) => !unsaved);
  }

  all(): readonly CartFile[] {
    return [...this.#shelves.values()].flatMap(({ files }) => files);
  }

  filesOf(collection: string): readonly CartFile[] {
    return this.#shelfOf(collection).files;
  }

  /** Takes in what another tab wrote, and says what there is now. */
  refresh(collection: string): readonly CartFile[] {
    const shelf = this.#shelfOf(collection);
    const text = shelf.unsaved ? shelf.text : this.#read(collection);
    if (text === shelf.text) {
      return shelf.files;
    }
    const files = readCartFiles(collection, text);
    this.#shelves.set(collection, { text, files, unsaved: false });
    return files;
  }

  /** Changes what storage holds at this moment. An update that gives the same array back changes nothing. */
  change(collection: string, update: (files: readonly CartFile[]) => readonly CartFile[]): void {
    const before = this.refresh(collection);
    const files = update(before);
    if (files === before) {
      return;
    }
    const text = this.#write(collection, files);
    const refused = text === undefined;
    this.#shelves.set(collection, {
      text: refused ? this.#shelfOf(collection).text : text,
      files,
      unsaved: refused,
    });
  }

  #shelfOf(collection: string): Shelf {
    return this.#shelves.get(collection) ?? EMPTY;
  }

  #read(collection: string): string | null {
    try {
      return this.#storage.getItem(cartKey(collection));
    } catch {
      return null;
    }
  }

  /** What was written; undefined when the browser refuses. An empty shelf leaves nothing behind, which reads as null. */
  #write(collection: string, files: readonly CartFile[]): string | null | undefined {
    try {
      if (files.length === 0) {
        this.#storage.removeItem(cartKey(collection));
        return null;
      }
      const text = writeCartFiles(files);
      this.#storage.setItem(cartKey(collection), text);
      return text;
    } catch {
      return undefined;
    }
  }
}
