/** Error of an invalid JSON file in the app store; `problems` names each wrong key and the expected value. */
export class AppFileError extends Error {
  readonly problems: readonly string[];

  /** `file` is the path of the file below the app store. */
  constructor(file: string, problems: readonly string[]) {
    super(
      `${file} is not valid: ${problems.join('; ')}. Correct the file; app-store/README.md explains each key.`,
    );
    this.name = 'AppFileError';
    this.problems = problems;
  }
}
