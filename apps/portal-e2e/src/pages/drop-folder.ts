import type { Locator, Page } from '@playwright/test';

/** Drops a folder of this computer on an element, as a file manager does: the page reads its entries, not an input's files. */
export async function dropFolder(page: Page, target: Locator, folder: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the drop is not visible.');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  }
  await session.detach();
}
