import { reportHttp, uuid } from '@omics-portal/api-mocks';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { screen, within } from 'storybook/test';

/** Data table of a report, and its metadata. */
export const DATA = 'rowname,D5_1,D6_1\nTP53,21.5,20\n';
export const METADATA = 'name,sample\nD5_1,D5\nD6_1,D6\n';

/** CSV file of this computer. */
export const csv = (name: string, text: string) => new File([text], name, { type: 'text/csv' });

/** Handler of uploads of tables and folders. */
export const uploadsSucceed = http.put('*/storage/tservice/*', () => new HttpResponse(null, { status: 200 }));

/** Handler that creates reports, and calls `started` with the tool and the body of each request. */
export const reportsStart = (started: (name: unknown, body: unknown) => void) =>
  reportHttp.on('post', '/api/report/{name}', async ({ params, body, response }) => {
    started(params['name'], await body());
    return response(201).json({
      id: uuid(5, 8),
      report: 'minio://tservice/a/report.html',
      log: 'minio://tservice/a/log',
    });
  });

/** Opens the form of a new report from the list of reports. */
export async function openReportForm({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'New QC Report' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'New QC Report' }));
}
