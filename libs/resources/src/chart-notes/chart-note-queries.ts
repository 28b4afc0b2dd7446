import { type ChartNote, type ChartNoteSubmit, isUnknownId, type ReportClient } from '@omics-portal/api';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

const CHART_NOTES_KEY = ['chart-notes'] as const;
const NOTE_PATH = '/api/chart-notes/{id}';

/** Query options of notes on control charts. */
export function chartNoteQueries(client: ReportClient) {
  return {
    /** Notes on the charts of a tool, the earliest day first; null on older servers, which have none. */
    ofTool: (pluginName: string) =>
      queryOptions({
        queryKey: [...CHART_NOTES_KEY, pluginName],
        queryFn: async ({ signal }): Promise<readonly ChartNote[] | null> => {
          const params = { query: { plugin_name: pluginName } };
          try {
            return (await client.GET('/api/chart-notes', { params, signal })).data.data;
          } catch (error) {
            if (isUnknownId(error)) {
              return null;
            }
            throw error;
          }
        },
      }),
  };
}

/** Note to save: a new one without an id. */
export interface ChartNoteToSave {
  readonly id: string | null;
  readonly content: ChartNoteSubmit;
}

/** Mutation that saves a note on control charts. Saving a note that was just deleted brings it back. */
export function saveChartNote(client: ReportClient) {
  return mutationOptions({
    mutationFn: async ({ id, content }: ChartNoteToSave): Promise<ChartNote> => {
      const saved =
        id === null
          ? await client.POST('/api/chart-notes', { body: content })
          : await client.PUT(NOTE_PATH, { params: { path: { id } }, body: content });
      return saved.data;
    },
    onSettled: (_data, _error, _note, _result, context) =>
      context.client.invalidateQueries({ queryKey: CHART_NOTES_KEY }),
  });
}

/** Mutation that deletes a note on control charts. */
export function deleteChartNote(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      await client.DELETE(NOTE_PATH, { params: { path: { id } } });
    },
    onSettled: (_data, _error, _id, _result, context) =>
      context.client.invalidateQueries({ queryKey: CHART_NOTES_KEY }),
  });
}
