/**
 * Simulated drag of the image by an offset in pixels. The editor takes its position from pointer events only, so
 * keyboard users and people who cannot drag need this.
 */
export function dragPicture(canvas: HTMLCanvasElement, dx: number, dy: number): void {
  const at = (type: string, clientX: number, clientY: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
  canvas.dispatchEvent(at('mousedown', 0, 0));
  document.dispatchEvent(at('mousemove', 0, 0));
  document.dispatchEvent(at('mousemove', dx, dy));
  document.dispatchEvent(at('mouseup', dx, dy));
}
