/** File that the page passed to the browser. */
export interface SavedFile {
  name: string;
  content: Blob;
}

/** Interception of saved files until the returned `stop` is called. */
export function catchSavedFiles(): { files: SavedFile[]; stop: () => void } {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (content: Blob) => {
    const address = createObjectURL.call(URL, content);
    blobs.set(address, content);
    return address;
  };
  HTMLAnchorElement.prototype.click = function catchClick(this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (content && this.download !== '') {
      files.push({ name: this.download, content });
    } else {
      click.call(this);
    }
  };
  return {
    files,
    stop: () => {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    },
  };
}
