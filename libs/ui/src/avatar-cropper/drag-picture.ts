/**
 * Moves the picture under the crop box as a drag by so many pixels would. The editor takes its position from the pointer
 * only, so this plays the pointer: a keyboard, or someone who cannot drag, needs another way.
 */
export function dragPicture(canvas: HTMLCanvasElement, dx: number, dy: number): void {
  const at = (type: string, clientX: number, clientY: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
  canvas.dispatchEvent(at('mousedown', 0, 0));
  document.dispatchEvent(at('mousemove', 0, 0));
  document.dispatchEvent(at('mousemove', dx, dy));
  document.dispatchEvent(at('mouseup', dx, dy));
}
