/**
 * Delay before an object URL is revoked: browsers read it some time after the click, and an early revocation saves an
 * empty file.
 */
const REVOKE_DELAY_MS = 60_000;

/** Download of a URL. Another origin decides whether it sends a file or a page, so it opens in a tab of its own. */
export function downloadUrl(fileName: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener noreferrer';
  if (new URL(url, document.baseURI).origin !== window.location.origin) {
    link.target = '_blank';
  }
  link.click();
}

/** Download of content that was generated or read in the page, as a file. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  downloadUrl(fileName, url);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
