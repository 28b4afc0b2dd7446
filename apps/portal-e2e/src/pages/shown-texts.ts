import type { Page } from '@playwright/test';

/** Text of the page, with its element. */
export interface ShownText {
  readonly text: string;
  readonly where: string;
}

/** All texts that a person reads or hears on this page: text, and the attributes that a screen reader speaks. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id && !element.id.includes(':') ? `#${element.id}` : ''}`;
    const found: { text: string; where: string }[] = [{ text: document.title, where: 'document.title' }];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('script, style')) continue;
      for (const name of spoken) {
        const text = element.getAttribute(name);
        if (text) found.push({ text, where: `${nameOf(element)}[${name}]` });
      }
      // The drawn parts of a text that is cut in its middle: the whole text is read beside them.
      if (element.closest('[data-slot="middle-ellipsis"] > [aria-hidden]')) continue;
      // Code and keys are not translated, initials come from names, and documents from the server.
      const isOurs = element.matches('[data-slot="markdown-contents"] > p');
      if (
        !isOurs &&
        element.closest(
          'code, pre, kbd, [data-slot="avatar"], [data-slot="markdown-view"], [data-slot="pdf-page"]',
        )
      )
        continue;
      const text = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
        .join('')
        .trim();
      if (text) found.push({ text, where: nameOf(element) });
    }
    return found;
  });
}
