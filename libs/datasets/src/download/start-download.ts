/** Lets the browser fetch a file. Another origin decides by itself whether it downloads or shows, so it gets a window of its own. */
export function startDownload(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener noreferrer';
  if (new URL(url, document.baseURI).origin !== window.location.origin) {
    link.target = '_blank';
  }
  link.click();
}

/** Saves text that was made here. */
export function saveText(parts: readonly string[], type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  startDownload(url, fileName);
  // The browser reads the blob after the click; an address that is gone by then gives an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
