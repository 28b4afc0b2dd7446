import { happyHandlers, objectHandlers, reportHttp, uploadHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inStorageHost, storeHandlers } from '../testing/storage-host';
import { NO_SEARCH, taskList, UploadTasksPage } from '../testing/upload-tasks-page';

const sent = fn();

const meta = {
  component: UploadTasksPage,
  decorators: [inStorageHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(taskList, ...happyHandlers);
  },
} satisfies Meta<typeof UploadTasksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('post', '/api/tool/omics-dataset', async ({ body, response }) => {
        sent(await body());
        return response(201).json({
          task_id: uuid(5, 14),
          data: { upload_link: 'minio://users/data/ada/prot_run1/proteomics/' },
        });
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register & Upload Your Data' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Register & Upload Your Data' }));
    const name = drawer.getByRole('textbox', { name: /Dataset Name/u });
    await step('the name is validated', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await expect(drawer.getByText('Please enter the name of dataset')).toBeVisible();
      await userEvent.type(name, 'abc');
      await expect(name).toBeInvalid();
    });
    await step('the preview of the path has the name and the type', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'prot_run1');
      await userEvent.click(drawer.getByRole('radio', { name: 'Proteomics' }));
      await expect(drawer.getByText('minio://users/data/ada/prot_run1/proteomics/')).toBeVisible();
    });
    await step('email and manager are those of the signed-in user', async () => {
      await expect(drawer.getByRole('textbox', { name: 'Contact Email' })).toHaveAttribute('readonly');
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({
          name: 'prot_run1',
          email: 'ada@example.org',
          manager: 'ada',
          data_type: 'proteomics',
          description: '',
        }),
      );
    });
    await step('a link opens the folder of the dataset', async () => {
      await expect(await drawer.findByText('The Dataset prot_run1 created.')).toBeVisible();
      await expect(drawer.getByRole('link', { name: 'Open its folder and upload' })).toBeVisible();
    });
  },
};

export const RegisterConflict: Story = {
  beforeEach: ({ msw }) => msw.use(uploadHandlers.createConflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register & Upload Your Data' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Dataset Name/u }), 'rna_run1');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('A dataset with this name exists')).toBeVisible();
  },
};

/** Drag event with files; the test library's own carries none in a real browser. */
function drag(type: 'dragover' | 'drop', target: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

export const DroppedOnThePage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      storeHandlers.put,
      objectHandlers.metaMissing,
      reportHttp.on('post', '/api/tool/omics-dataset', async ({ body, response }) => {
        sent(await body());
        return response(201).json({
          task_id: uuid(5, 14),
          data: { upload_link: 'minio://users/data/ada/counts_run1/genomics/' },
        });
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const page = await canvas.findByRole('heading', { level: 1 });
    await step('the page says what a drop does', async () => {
      drag('dragover', page, [new File(['a'], 'a.csv')]);
      const hint = canvas.getByText('Drop files or folders to register and upload them');
      await waitFor(() => expect(hint).toBeVisible());
    });
    await step('a drop registers a dataset, whose name is that of the only file if it is valid', async () => {
      drag('drop', page, [new File(['hello'], 'counts_run1')]);
      const drawer = within(await screen.findByRole('dialog', { name: 'Register & Upload Your Data' }));
      await expect(drawer.getByText('counts_run1')).toBeVisible();
      await expect(drawer.getByRole('textbox', { name: /Dataset Name/u })).toHaveValue('counts_run1');
      await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    });
    await step('then its files are uploaded to its path', async () => {
      await expect(await screen.findByText('The Dataset counts_run1 created.')).toBeVisible();
      const drawer = within(await screen.findByRole('dialog', { name: 'Upload files' }));
      await expect(drawer.getByText('To minio://users/data/ada/counts_run1/genomics/')).toBeVisible();
      const send = await drawer.findByRole('button', { name: 'Upload 1 file' });
      await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
      await userEvent.click(send);
      await expect(await canvas.findByText('1 of 1 uploaded')).toBeVisible();
    });
  },
};

export const DroppedSeveral: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    drag(
      'drop',
      await canvas.findByRole('heading', { level: 1 }),
      ['a.csv', 'b.csv', 'c.csv', 'd.csv', 'e.csv'].map((name) => new File(['x'], name)),
    );
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByText('c.csv')).toBeVisible();
    await expect(drawer.getByText('还有 2 项')).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: /数据集名称/u })).toHaveValue('');
  },
};

export const UserStillUnknown: Story = {
  parameters: { ports: { user: null } },
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('post', '/api/tool/omics-dataset', async ({ body, response }) => {
        sent(await body());
        return response(201).json({ task_id: uuid(5, 14), data: { upload_link: 'minio://users/data/' } });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register & Upload Your Data' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Register & Upload Your Data' }));
    const submit = drawer.getByRole('button', { name: 'Submit' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(drawer.getByRole('textbox', { name: /Dataset Name/u }), 'prot_run1{Enter}');
    await userEvent.click(submit);
    await expect(sent).not.toHaveBeenCalled();
  },
};
