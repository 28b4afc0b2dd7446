import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/button';
import { SearchBox } from '../search-box/search-box';
import { Status } from '../status/status';
import { PageHeader } from './page-header';
import { PAGE_HEADER_USAGE } from './page-header-usage';

const meta = {
  component: PageHeader,
  parameters: { usage: PAGE_HEADER_USAGE },
  args: {
    title: 'Quartet protein batch 7',
    description: 'Expression-matrix QC of twelve libraries, three per sample.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Quartet protein batch 7');
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Stop</Button>
        <Button variant="primary">Create project</Button>
      </>
    ),
    children: <Status tone="active" label="Running" />,
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Quartet_DNA_BGI_SEQ2000_BGI_LCL5_1_20180518_LCL6_1_20180518_LCL7_1_20180518_assessment_of_all_batches',
  },
};

const onSearch = fn();

export const WithSearchAndTabs: Story = {
  args: {
    actions: <Button variant="primary">Create project</Button>,
    search: (
      <SearchBox
        label="Project name"
        value=""
        onSearch={onSearch}
        searchLabel="Search"
        clearLabel="Empty the search"
        placeholder="Please Enter..."
      />
    ),
    tabs: {
      label: 'Pipelines',
      items: [
        { key: 'wgs', label: 'WGS Pipeline', href: '#wgs', current: true, badge: 12 },
        { key: 'wes', label: 'WES Pipeline', href: '#wes' },
        { key: 'rna', label: 'RNA-Seq Pipeline', href: '#rna' },
      ],
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the tabs link to pages and mark the current one', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: 'Pipelines' }));
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('WGS Pipeline');
      await expect(tabs.getByRole('link', { name: 'WES Pipeline' })).toHaveAttribute('href', '#wes');
    });
    await step('the search belongs to this page', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Project name' }), 'batch 7{Enter}');
      await expect(onSearch).toHaveBeenLastCalledWith('batch 7');
    });
  },
};

/** The tabs scroll in their row; the page does not. */
export const WithSearchAndTabsOnAPhone: Story = {
  args: { ...WithSearchAndTabs.args },
  decorators: [
    (Story) => (
      <div className="w-[358px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
    const [search, create] = [canvas.getByRole('searchbox'), canvas.getByText('Create project')];
    await expect(search.getBoundingClientRect().bottom).toBeLessThan(create.getBoundingClientRect().top + 1);
  },
};
