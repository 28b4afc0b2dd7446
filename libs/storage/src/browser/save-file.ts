/** Hands a text to the browser as a file to keep. */
export function saveText(fileName: string, text: string, contentType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: contentType }));
  saveUrl(fileName, url);
  URL.revokeObjectURL(url);
}

/** Lets the browser download an address. In a new tab where it shows the file instead, so that the portal stays. */
export function saveUrl(fileName: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
