import type { CartFile } from './cart-file';

/** Files that one action added and removed. */
export interface CartStep {
  readonly added: readonly CartFile[];
  readonly removed: readonly CartFile[];
}

/** Maximum number of actions that can be undone. */
const MAX_STEPS = 100;

/** Undo history of the cart on this page. Actions of other tabs are not part of it. */
export class CartHistory {
  #past: readonly CartStep[] = [];
  #future: readonly CartStep[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Adds an action, unless it changed nothing. Actions that were undone before cannot be redone any more. */
  add(step: CartStep): void {
    if (step.added.length === 0 && step.removed.length === 0) return;
    this.#past = [...this.#past, step].slice(-MAX_STEPS);
    this.#future = [];
  }

  /** Forgets all actions. */
  clear(): void {
    this.#past = [];
    this.#future = [];
  }

  /** Moves back: returns the last action, which the caller reverses; null at the start. */
  back(): CartStep | null {
    const step = this.#past.at(-1);
    if (!step) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, step];
    return step;
  }

  /** Moves forward: returns the action that was reversed last, which the caller repeats; null at the end. */
  forward(): CartStep | null {
    const step = this.#future.at(-1);
    if (!step) return null;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, step];
    return step;
  }
}
