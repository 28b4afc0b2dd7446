import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FolderDropZone } from './folder-drop-zone';
import { FOLDER_DROP_ZONE_USAGE } from './folder-drop-zone-usage';

const meta = {
  component: FolderDropZone,
  parameters: { usage: FOLDER_DROP_ZONE_USAGE },
  args: {
    labels: {
      drop: 'Drop a folder or files here',
      chooseFolder: 'Choose folder',
      chooseFiles: 'Choose files',
      folderInput: 'Folder to upload',
      fileInput: 'Files to upload',
    },
    onFiles: fn(),
    onUnreadable: fn(),
  },
} satisfies Meta<typeof FolderDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = [new File(['a'], 'summary.csv'), new File(['b'], 'multiqc_data.json')];

/** Drop event with files; the test library's own carries none in a real browser. */
function drop(target: Element): void {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Idle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('takes files by the dialog', async () => {
      await userEvent.upload(canvas.getByLabelText('Files to upload'), files);
      await expect(args.onFiles).toHaveBeenLastCalledWith(files.map((file) => ({ file, folder: '' })));
    });
    await step('takes files by drop', async () => {
      drop(canvas.getByText('Drop a folder or files here'));
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(2));
    });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    drop(canvas.getByText('Drop a folder or files here'));
    await expect(canvas.getByRole('button', { name: 'Choose folder' })).toBeDisabled();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
