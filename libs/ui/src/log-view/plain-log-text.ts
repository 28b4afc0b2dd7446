/** Sequences that control a terminal: colours, cursor moves, titles. */
export const TERMINAL_SEQUENCES =
  /\u001B(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\-_])/gu;

/** Text without the colour codes and other sequences of a terminal. */
export function plainLogText(text: string): string {
  return text.includes('\u001B') ? text.replaceAll(TERMINAL_SEQUENCES, '') : text;
}
