import type { Page } from '@playwright/test';
import type { RouterWindow } from './router-window';

/** Opens a screen like an external link: the portal starts anew, and no heading of another screen is left. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#${address}`);
}

/**
 * Moves to a screen within the open portal, like a link of the portal, and waits until the router has replaced the previous
 * screen.
 */
export async function moveToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, address);
  await page.waitForFunction(() => {
    const state = (window as unknown as RouterWindow).__TSR_ROUTER__?.state;
    const path = location.hash.slice(1).split('?')[0];
    return state?.status === 'idle' && state.resolvedLocation?.pathname === path;
  });
}
