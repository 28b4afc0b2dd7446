import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDropZone } from './file-drop-zone';
import { FILE_DROP_ZONE_USAGE } from './file-drop-zone-usage';

const meta = {
  component: FileDropZone,
  parameters: { usage: FILE_DROP_ZONE_USAGE },
  args: {
    label: 'Choose files or drop them here',
    hint: 'CSV or TSV, at most 100 MB each',
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = [new File(['a'], 'data.csv'), new File(['b'], 'metadata.csv')];

/** Drop event with files; the test library's own carries none in a real browser. */
function drop(target: HTMLElement): void {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Idle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByLabelText('Choose files or drop them here');
    await step('takes files by the dialog, also the same ones again', async () => {
      await userEvent.upload(input, files);
      await userEvent.upload(input, files);
      await expect(args.onFiles).toHaveBeenCalledTimes(2);
      await expect(args.onFiles).toHaveBeenLastCalledWith(files);
    });
    await step('takes files by drop', async () => {
      drop(input);
      await expect(args.onFiles).toHaveBeenCalledTimes(3);
    });
  },
};

export const OneFileOnly: Story = {
  args: { multiple: false, label: 'Choose a file or drop it here' },
  play: async ({ args, canvas }) => {
    drop(canvas.getByLabelText('Choose a file or drop it here'));
    await expect(args.onFiles).toHaveBeenLastCalledWith([files[0]]);
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.dragOver(canvas.getByText('CSV or TSV, at most 100 MB each'));
    await expect(canvasElement.querySelector('[data-over]')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    drop(canvas.getByText('CSV or TSV, at most 100 MB each'));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const LongTextNarrow: Story = {
  args: {
    hint: '支持 CSV 或 TSV 文件，单个文件不超过 100 MB：Quartet_RNA_BGI_SEQ2000_D5_replicate_1_of_3.csv',
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
