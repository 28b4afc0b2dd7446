import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { AvatarCropper, type AvatarCropperProps } from './avatar-cropper';
import { readPicture, type CroppedAvatar } from './pictures';
import { colourAt, samplePicture } from './testing/sample-picture';
import { AVATAR_CROPPER_USAGE } from './avatar-cropper-usage';

const meta = {
  component: AvatarCropper,
  parameters: { usage: AVATAR_CROPPER_USAGE },
  args: {
    onSave: fn(),
    onCancel: fn(),
    labels: {
      choose: 'Choose a picture, or drop one here',
      hint: 'JPEG, PNG or WebP, up to 10 MB',
      chooseAnother: 'Choose another',
      area: 'Crop the picture',
      preview: 'Preview',
      zoom: 'Zoom',
      zoomed: (percent) => `${percent} %`,
      rotateLeft: 'Rotate left',
      rotateRight: 'Rotate right',
      moveUp: 'Move up',
      moveDown: 'Move down',
      moveLeft: 'Move left',
      moveRight: 'Move right',
      reset: 'Reset',
      cancel: 'Cancel',
      save: 'Save',
      refused: {
        type: 'This is not a JPEG, PNG or WebP picture.',
        size: 'The picture is larger than 10 MB.',
        unreadable: 'The picture could not be read.',
      },
      saveFailed: 'The avatar could not be saved.',
    },
  },
} satisfies Meta<typeof AvatarCropper>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type User = { upload: (element: HTMLElement, file: File) => Promise<void> };

function preview(canvas: Canvas): HTMLCanvasElement {
  return canvas.getByRole('img', { name: 'Preview' }) as HTMLCanvasElement;
}

/** Colours near the four corners of the preview, row by row. */
function corners(canvas: Canvas): string {
  const near = 0.1;
  const far = 0.9;
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ]
    .map(([x = 0, y = 0]) => colourAt(preview(canvas), 96, x, y))
    .join(' ');
}

const UPRIGHT = 'red green blue yellow';

async function opened(canvas: Canvas, userEvent: User, picture: File): Promise<void> {
  await userEvent.upload(canvas.getByLabelText(/^Choose a picture/u), picture);
  await canvas.findByRole('group', { name: 'Crop the picture' });
  await waitFor(() => expect(corners(canvas)).toBe(UPRIGHT));
}

function drop(canvasElement: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const zone = canvasElement.querySelector('[data-slot="file-drop-zone"]')!;
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

async function savedPicture({ onSave }: AvatarCropperProps): Promise<CroppedAvatar> {
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  return (onSave as ReturnType<typeof fn<AvatarCropperProps['onSave']>>).mock.calls[0]![0];
}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a selected picture is shown and focused', async () => {
      await opened(canvas, userEvent, await samplePicture(800, 400));
      await expect(canvas.getByRole('group', { name: 'Crop the picture' })).toHaveFocus();
    });
    await step('is saved as a square JPEG', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const { blob, dataUrl } = await savedPicture(args);
      await expect(blob.type).toBe('image/jpeg');
      await expect(dataUrl).toMatch(/^data:image\/jpeg;base64,/u);
      const bitmap = await createImageBitmap(blob);
      await expect([bitmap.width, bitmap.height]).toEqual([256, 256]);
      await expect(colourAt(bitmap, 256, 0.02, 0.02)).toBe('red');
      await expect(colourAt(bitmap, 256, 0.98, 0.98)).toBe('yellow');
    });
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, await samplePicture(200, 200));
    await canvas.findByRole('group', { name: 'Crop the picture' });
    await waitFor(() => expect(corners(canvas)).toBe(UPRIGHT));
  },
};

export const Rotated: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await opened(canvas, userEvent, await samplePicture(800, 400));
    const turn = async (name: string, ...after: string[]) => {
      for (const colours of after) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await waitFor(() => expect(corners(canvas)).toBe(colours));
      }
    };
    const right = 'blue red yellow green';
    const over = 'yellow blue green red';
    const left = 'green yellow red blue';
    await step('three clockwise steps; the fourth returns to 0', () =>
      turn('Rotate right', right, over, left, UPRIGHT),
    );
    await step('and to the left', () => turn('Rotate left', left, over, right, UPRIGHT));
  },
};

export const ZoomedAndMoved: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await opened(canvas, userEvent, await samplePicture(400, 400));
    const press = async (name: string, times: number) => {
      for (let time = 0; time < times; time += 1) {
        await userEvent.click(canvas.getByRole('button', { name }));
      }
    };
    const zoom = () => canvas.getByRole('slider', { name: 'Zoom' });
    await step('zooms by keyboard', async () => {
      zoom().focus();
      await userEvent.keyboard('{End}');
      await expect(zoom()).toHaveAttribute('aria-valuetext', '400 %');
    });
    await step('moves by buttons, within the edges of the picture', async () => {
      await press('Move right', 60);
      await press('Move down', 60);
      await waitFor(() => expect(corners(canvas)).toBe('red red red red'));
      await expect(colourAt(preview(canvas), 96, 0, 0.5)).toBe('red');
    });
    await step('keeps only the moves that were possible', async () => {
      await press('Move left', 60);
      await waitFor(() => expect(corners(canvas)).toBe('green green green green'));
    });
    await step('starts over', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(corners(canvas)).toBe(UPRIGHT));
      await expect(zoom()).toHaveAttribute('aria-valuetext', '100 %');
    });
  },
};

export const Dragged: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas, userEvent, await samplePicture(800, 400));
    const area = canvasElement.querySelector('canvas')!;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: area, coords: { clientX: 150, clientY: 150 } },
      { target: document.body, coords: { clientX: 150, clientY: 150 } },
      { target: document.body, coords: { clientX: 400, clientY: 150 } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await waitFor(() => expect(corners(canvas)).toBe('red red blue blue'));
  },
};

export const LargePicture: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('is scaled down before editing', async () => {
      const { width, height } = await createImageBitmap(await readPicture(await samplePicture(2600, 1300)));
      await expect([width, height]).toEqual([2000, 1000]);
    });
    await opened(canvas, userEvent, await samplePicture(2600, 2400));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const bitmap = await createImageBitmap((await savedPicture(args)).blob);
    await expect(colourAt(bitmap, 256, 0.9, 0.1)).toBe('green');
  },
};

export const WrongType: Story = {
  play: async ({ canvas, canvasElement }) => {
    drop(canvasElement, new File(['%PDF-1.4'], 'manual.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not a JPEG, PNG or WebP');
  },
};

export const TooLarge: Story = {
  args: { maxFileBytes: 100 },
  play: async ({ canvas, step, userEvent }) => {
    await step('is refused', async () => {
      await userEvent.upload(canvas.getByLabelText(/^Choose a picture/u), await samplePicture(600, 600));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 10 MB');
    });
    await step('no editor opens', () => expect(canvas.queryByRole('slider')).not.toBeInTheDocument());
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/^Choose a picture/u), broken);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be read');
  },
};

export const AnotherOne: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await opened(canvas, userEvent, await samplePicture(400, 400));
    const input = () => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await step('the button opens the file dialog', async () => {
      const openDialog = fn((event: Event) => event.preventDefault());
      input().addEventListener('click', openDialog, { once: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }));
      await expect(openDialog).toHaveBeenCalledOnce();
    });
    await step('a rejected file keeps the picture', async () => {
      await userEvent.upload(input(), new File(['no picture'], 'broken.png', { type: 'image/png' }));
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(corners(canvas)).toBe(UPRIGHT);
    });
    await step('a valid one replaces it, not rotated', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rotate right' }));
      await userEvent.upload(input(), await samplePicture(300, 300));
      await waitFor(() => expect(corners(canvas)).toBe(UPRIGHT));
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('The store is full'))) },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, await samplePicture(400, 400));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be saved');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-80 overflow-hidden">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas, userEvent, await samplePicture(400, 800));
    const box = canvasElement.querySelector('[data-slot="avatar-cropper"]')!.getBoundingClientRect();
    for (const control of canvas.getAllByRole('button')) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
    }
  },
};
