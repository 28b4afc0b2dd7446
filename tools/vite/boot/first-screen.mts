/** The first screen of a path: its modules, and the feature whose messages it needs. */
export interface FirstScreen {
  /** Beginning of the path in the hash. */
  readonly path: string;
  /** Modules that the route loads, as files of the repository. The one that sends the requests comes first. */
  readonly modules: readonly string[];
  /** Loaded instead of `modules` by someone who is signed in. */
  readonly signedIn?: readonly string[];
  /** Feature library with the messages of the screen; the shell's own messages are always loaded. */
  readonly feature?: string;
}
