import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CWL_APP } from './example-inputs.mjs';

/**
 * Run as Toil describes it.
 * @typedef {object} WesRun
 * @property {string} state
 * @property {{ tags: object }} request
 * @property {{ stderr: string, start_time: string }} run_log
 * @property {{ name: string, exit_code: number | null }[]} task_logs
 * @property {Record<string, { location: string }>} outputs
 */

/** Plain requests to a WES server, without the portal's client: they show what the server really answers. */
export function wesRequests(url) {
  /** @returns {Promise<{ status: number, body: Record<string, unknown> }>} */
  const json = async (path, options) => {
    const response = await fetch(`${url}${path}`, options);
    return { status: response.status, body: await response.json() };
  };
  return {
    get: (path) => json(path),
    /** @returns {Promise<WesRun>} */
    run: async (id) => (await json(`/runs/${id}`)).body,
    cancel: (id) => json(`/runs/${id}/cancel`, { method: 'POST' }),
    /**
     * Submits the CWL app; resolves to the id of the run.
     * @returns {Promise<string>}
     */
    submit: async (params, tags = {}) => {
      const { workflow, type, version } = JSON.parse(readFileSync(join(CWL_APP, 'run.wes.json'), 'utf8'));
      const form = new FormData();
      form.set('workflow_url', workflow.file);
      form.set('workflow_type', type);
      form.set('workflow_type_version', version);
      form.set('workflow_params', JSON.stringify(params));
      form.set('tags', JSON.stringify(tags));
      for (const path of [workflow.file, ...workflow.attachments])
        form.append('workflow_attachment', new Blob([readFileSync(join(CWL_APP, path))]), path);
      const { status, body } = await json('/runs', { method: 'POST', body: form });
      if (status !== 200) throw new Error(`Submission refused: ${status} ${JSON.stringify(body)}`);
      return body.run_id;
    },
  };
}

/** Parameters of the CWL app as a WES server receives them. */
export function cwlParams(sampleId, { reference, reads1, reads2 }, link) {
  const file = (path) => ({ class: 'File', location: link(path) });
  return { sample_id: sampleId, reads_1: file(reads1), reads_2: file(reads2), reference: file(reference) };
}
