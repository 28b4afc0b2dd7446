import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Accordion } from '../accordion/accordion';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { IconButton } from '../button/icon-button';
import { Checkbox } from '../checkbox/checkbox';
import { Combobox } from '../combobox/combobox';
import { Input } from '../input/input';
import { Pagination } from '../pagination/pagination';
import { RadioGroup } from '../radio-group/radio-group';
import { SearchBox } from '../search-box/search-box';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { Select } from '../select/select';
import { Slider } from '../slider/slider';
import { Steps } from '../steps/steps';
import { Switch } from '../switch/switch';
import { Tabs } from '../tabs/tabs';
import { Tag } from '../tag/tag';
import { Tree } from '../tree/tree';
import { FINGER, emulateCoarsePointer, hitRadiusOf } from './coarse-pointer';

const nothing = () => undefined;
const two = [
  { value: 'one', label: 'One of two' },
  { value: 'two', label: 'The other' },
];

/** All small controls, with space around them: a press between two targets hits the nearer one. */
const CONTROLS: readonly ReactNode[] = [
  <Button key="button" size="sm">
    Retry
  </Button>,
  <ButtonLink key="button-link" size="sm" href="#go">
    Open
  </ButtonLink>,
  <IconButton key="icon-button" size="sm" label="Notifications" icon={<Bell />} />,
  <Checkbox key="checkbox" label="Choose it" hideLabel checked={false} onCheckedChange={nothing} />,
  <Switch key="switch" label="Turn it on" hideLabel checked onCheckedChange={nothing} />,
  <Input key="input" aria-label="Name" />,
  <Select key="select" aria-label="State" value="one" onValueChange={nothing} options={two} />,
  <Combobox
    key="combobox"
    aria-label="Library"
    listLabel="Libraries"
    emptyLabel="None"
    clearLabel="Empty the library"
    value="one"
    onValueChange={nothing}
    options={two}
  />,
  <SearchBox
    key="search-box"
    label="Report name"
    value="batch 7"
    onSearch={nothing}
    searchLabel="Search"
    clearLabel="Empty the search"
  />,
  <Tag key="tag" onRemove={nothing} removeLabel="Remove FASTQ">
    FASTQ
  </Tag>,
  <Slider
    key="slider"
    value={[50]}
    onValueChange={nothing}
    thumbLabels={['Share']}
    min={0}
    max={100}
    className="w-80"
  />,
  <SegmentedControl key="segmented" label="View" value="one" onValueChange={nothing} options={two} />,
  <RadioGroup
    key="radio"
    label="Materials"
    value="one"
    onValueChange={nothing}
    options={two}
    orientation="horizontal"
  />,
  <Tabs
    key="tabs"
    label="Collection"
    value="one"
    onValueChange={nothing}
    tabs={two.map((tab) => ({ ...tab, content: tab.label }))}
  />,
  <Accordion key="accordion" items={[{ value: 'one', title: 'Format', content: 'FASTQ' }]} />,
  <Breadcrumb
    key="breadcrumb"
    label="Where this is"
    items={[{ label: 'Home', href: '#/' }, { label: 'Data' }]}
  />,
  <Steps
    key="steps"
    label="Create project"
    steps={[{ title: 'Information' }, { title: 'Parameters' }]}
    current={1}
    onStepSelect={nothing}
  />,
  <Tree
    key="tree"
    label="Files"
    expanded={new Set()}
    onExpandedChange={nothing}
    nodes={[{ id: 'data', label: 'data', children: [] }]}
  />,
  <Pagination
    key="pagination"
    page={2}
    pageSize={10}
    total={30}
    onChange={nothing}
    labels={{
      nav: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      pageSize: 'Rows per page',
      range: (from, to, total) => `${from}-${to} of ${total}`,
      page: (page) => `Page ${page}`,
      pageNumber: (page) => page.toLocaleString('en-US'),
    }}
  />,
];

const meta = {
  parameters: { layout: 'padded' },
  render: () => <div className="flex flex-col items-start gap-12 p-8">{CONTROLS}</div>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PRESSED =
  'button, a[href], input:not([type="hidden"]), [role="slider"], [role="treeitem"], [role="combobox"]';

/** With a coarse pointer, a press hits a control within 44 pixels of its centre. */
export const TouchTargets: Story = {
  beforeEach: emulateCoarsePointer,
  play: async ({ canvasElement }) => {
    const controls = Array.from(canvasElement.querySelectorAll<HTMLElement>(PRESSED));
    await expect(controls.length).toBeGreaterThanOrEqual(30);
    const tooSmall = controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center' });
      const [width, height] = [hitRadiusOf(control, 'x'), hitRadiusOf(control, 'y')];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      // A link of three letters is narrow by itself; only its height must fit a finger.
      const minimum = control.matches('a:not([data-slot])') ? 0 : FINGER;
      return width < minimum || height < FINGER ? [`${name}: ${width} x ${height}`] : [];
    });
    await expect(tooSmall).toEqual([]);
  },
};
