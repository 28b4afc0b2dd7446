import { page } from 'vitest/browser';
import { afterEach, vi } from 'vitest';
import { endStory } from './story-over';

const PHONE = { width: 390, height: 844 };

/** The innermost elements that stick out of the page on either side, as a person would look for them in the inspector. */
function stickingOut(): string[] {
  const out = Array.from(document.body.querySelectorAll('*')).filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > PHONE.width + 1 || left < -1);
  });
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  );
  return innermost.slice(0, 3).map((element) => element.outerHTML.slice(0, 200));
}

async function fits(direction: 'ltr' | 'rtl'): Promise<void> {
  const root = document.documentElement;
  root.dir = direction;
  await vi.waitFor(
    () => {
      if (root.scrollWidth > root.clientWidth) {
        throw new Error(
          `At ${PHONE.width} px (${direction}) the page is ${root.scrollWidth} px wide: ${stickingOut().join('\n')}`,
        );
      }
    },
    { timeout: 1000, interval: 16 },
  );
}

/**
 * Every story, in the state in which its play function left it, is looked at once more on a phone, in both reading
 * directions: nothing may make the page scroll sideways. Done here, and not as stories of their own, because what costs
 * time is to render, and that has been done.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    endStory();
    return;
  }
  const { dir } = document.documentElement;
  await page.viewport(PHONE.width, PHONE.height);
  try {
    await fits('ltr');
    await fits('rtl');
  } finally {
    document.documentElement.dir = dir;
    endStory();
  }
});
