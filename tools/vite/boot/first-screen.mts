/** The first screen of a path: its module, and the feature whose messages it needs. */
export interface FirstScreen {
  /** Beginning of the path in the hash. */
  readonly path: string;
  /** The module that the route loads, below `src`. */
  readonly screens: string;
  /** The module that starts the route's requests, below `src`. */
  readonly requests?: string;
  /** Loaded instead of `screens` by someone who is signed in. */
  readonly signedIn?: string;
  /** Feature library with the messages of the screen; the shell's own messages are always loaded. */
  readonly feature?: string;
}
