/** The data cart, as far as other features look into it. */
export interface Cart {
  files: () => readonly CartFile[];
  subscribe: (listener: () => void) => () => void;
}

export interface CartFile {
  id: string;
  name: string;
  path: string;
  collection: string;
  size: number | null;
}

const NO_FILES: readonly CartFile[] = [];

/** In the place of the cart while nothing fills one. */
export const EMPTY_CART: Cart = { files: () => NO_FILES, subscribe: () => () => undefined };
