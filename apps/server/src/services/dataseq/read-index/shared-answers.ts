/** Maximum number of answers: the first screens of some collections, in some orders. */
const MAX_ANSWERS = 50;

/**
 * Answers to equal requests while a read index is built: many visitors of one screen wait for the same queries. A failure
 * is forgotten.
 */
export class SharedAnswers {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** Answer to a request, which `answer` finds if no equal one was made. `request` names the revision of the records. */
  share<Answer>(request: string, answer: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(request);
    // Equal requests have answers of one type.
    if (known) return known as Promise<Answer>;
    const found = answer();
    this.#answers.set(request, found);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    found.catch(() => this.#answers.delete(request));
    return found;
  }

  /** Forgets all answers. */
  clear(): void {
    this.#answers.clear();
  }
}
