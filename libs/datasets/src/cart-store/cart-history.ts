import type { CartFile } from './cart-file';

/** What one action of a person did to the cart. */
export interface CartStep {
  readonly added: readonly CartFile[];
  readonly removed: readonly CartFile[];
}

/** As many actions as can be undone. */
const KEPT_STEPS = 100;

/** What this page did to the cart, to undo and redo. What other tabs did is theirs to undo. */
export class CartHistory {
  #past: readonly CartStep[] = [];
  #future: readonly CartStep[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Notes an action; one that changed nothing is none. What was undone before it cannot be redone any more. */
  note(step: CartStep): void {
    if (step.added.length === 0 && step.removed.length === 0) return;
    this.#past = [...this.#past, step].slice(-KEPT_STEPS);
    this.#future = [];
  }

  /** The last action, to be reversed. */
  back(): CartStep | null {
    const step = this.#past.at(-1);
    if (!step) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, step];
    return step;
  }

  /** The action that was reversed last, to be done again. */
  forth(): CartStep | null {
    const step = this.#future.at(-1);
    if (!step) return null;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, step];
    return step;
  }
}
