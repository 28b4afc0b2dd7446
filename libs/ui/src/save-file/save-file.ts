/** A browser reads a blob some time after the click; an address that is gone by then gives an empty file. */
const KEPT_MS = 60_000;

/**
 * Lets the browser download an address. Another origin decides by itself whether it sends a file or shows a page, so it
 * gets a tab of its own and the portal stays.
 */
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

/** Hands content that was made or read here to the browser, as a file to keep. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  downloadUrl(fileName, url);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
