import type { Page } from '@playwright/test';

/** Actions of a user, as the pages of the browser receive them. */
export interface UserActions {
  readonly clicks: number;
  /** Pressed keys; keys that only modify another one, such as Control, are part of it. */
  readonly keys: number;
}

/** Counter of the actions of a user on a page. */
export interface ActionCounter {
  /** Starts again at zero. */
  readonly restart: () => Promise<void>;
  readonly read: () => Promise<UserActions>;
}

type ActionKind = keyof UserActions;

/**
 * Counts the clicks and key presses that the pages in a tab receive, frames included, over navigations. Scripts cannot
 * add to them, and no test states them.
 */
export async function countActions(page: Page): Promise<ActionCounter> {
  const counted = { clicks: 0, keys: 0 };
  await page.exposeBinding('countUserAction', (_source, kind: ActionKind) => {
    counted[kind] += 1;
  });
  await page.addInitScript(() => {
    const { countUserAction: count } = window as unknown as { countUserAction: (kind: ActionKind) => void };
    const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);
    // A menu that opens on the press takes the click event with it, and a label doubles it: each click has one press.
    const onPress = ({ isTrusted }: Event) => {
      if (isTrusted) count('clicks');
    };
    const onKey = ({ isTrusted, key }: KeyboardEvent) => {
      if (isTrusted && !modifiers.has(key)) count('keys');
    };
    window.addEventListener('pointerdown', onPress, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
  });
  // A frame reports its actions before it answers.
  const reports = () => Promise.all(page.frames().map((frame) => frame.evaluate(() => null)));
  return {
    restart: async () => {
      await reports();
      Object.assign(counted, { clicks: 0, keys: 0 });
    },
    read: async () => {
      await reports();
      return { ...counted };
    },
  };
}
