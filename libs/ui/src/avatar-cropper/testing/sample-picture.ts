/** Test image with four coloured quarters: red and green above, blue and yellow below. */
export async function samplePicture(width: number, height: number, name = 'quarters.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  ['red', 'lime', 'blue', 'yellow'].forEach((colour, index) => {
    pen.fillStyle = colour;
    pen.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], name, { type: 'image/png' });
}

/** Nearest of the four colours, or white, of a pixel; x and y are fractions of the width and height. */
export function colourAt(source: CanvasImageSource, side: number, x: number, y: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(source, 0, 0, side, side);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(x * side, y * side, 1, 1).data;
  if (alpha < 128) {
    return 'none';
  }
  const bits = [red, green, blue].map((part) => (part > 127 ? 1 : 0)).join('');
  return { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow', '111': 'white' }[bits] ?? bits;
}
