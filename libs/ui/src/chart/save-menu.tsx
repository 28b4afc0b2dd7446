import { safeFileName } from '@omics-portal/data-query/files';
import { Download, FileImage, FileSpreadsheet } from 'lucide-react';
import { use, type RefObject } from 'react';
import { Button } from '../button/button';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu';
import { saveFile } from '../save-file/save-file';
import { notify } from '../toast/notify';
import { type ChartSaveLabels } from './chart-labels';
import { ChartSource } from './chart-source';
import { type ChartTable } from './chart-table';
import { chartPicture, pngFile, svgFile } from './picture';
import { tableText } from './table-text';

export interface SaveMenuProps {
  frame: RefObject<HTMLElement | null>;
  title: string;
  summary: string;
  table: ChartTable;
  /** Whether the chart is rendered; an image can be saved only then. */
  drawn: boolean;
  labels: ChartSaveLabels;
}

/** Save menu of a chart: as an image, or its data as a table. */
export function SaveMenu({ frame, title, summary, table, drawn, labels }: SaveMenuProps) {
  // A slash in a title, as in "D5/D6", is no folder.
  const name = safeFileName(title.replaceAll('/', '-'), 'chart');
  const source = use(ChartSource);
  const picture = () => {
    const drawing = frame.current && chartPicture({ frame: frame.current, title, summary, source });
    if (!drawing) {
      throw new Error('Nothing is drawn');
    }
    return drawing;
  };
  const save = (ending: string, make: () => Promise<Blob>) => () => {
    make().then(
      (file) => saveFile(`${name}.${ending}`, file),
      () => notify({ tone: 'danger', title: labels.failed }),
    );
  };
  const text = () => new Blob([tableText(table)], { type: 'text/tab-separated-values;charset=utf-8' });
  return (
    <DropdownMenu
      label={labels.menu}
      trigger={
        <Button variant="ghost" size="sm" icon={<Download />}>
          {labels.menu}
        </Button>
      }
      items={[
        {
          key: 'png',
          label: labels.png,
          icon: <FileImage />,
          disabled: !drawn,
          onSelect: save('png', async () => pngFile(picture())),
        },
        {
          key: 'svg',
          label: labels.svg,
          icon: <FileImage />,
          disabled: !drawn,
          onSelect: save('svg', async () => svgFile(picture())),
        },
        {
          key: 'tsv',
          label: labels.tsv,
          icon: <FileSpreadsheet />,
          onSelect: save('tsv', async () => text()),
        },
      ]}
    />
  );
}
