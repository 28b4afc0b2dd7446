/** First screen of a path: its modules, and the feature with its messages. */
export interface FirstScreen {
  /** Prefix of the path in the hash. */
  readonly path: string;
  /** Modules that the route loads, as files of the repository. The one that sends the requests comes first. */
  readonly modules: readonly string[];
  /** Modules for signed-in users, instead of `modules`. */
  readonly signedIn?: readonly string[];
  /** Feature library with the messages of the screen; the shell's own messages are always loaded. */
  readonly feature?: string;
}
