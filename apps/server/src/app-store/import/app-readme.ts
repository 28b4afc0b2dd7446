import { fieldModel } from '../forms/app-form.ts';
import type { WorkflowDescription } from './workflow-description.ts';
import type { WorkflowSource } from './workflow-source.ts';

const LANGUAGES = { CWL: 'CWL', WDL: 'WDL', NFL: 'Nextflow' } as const;

/** Help text of an imported app: its fields, steps and outputs, and what the import could not map. */
export function appReadme(title: string, source: WorkflowSource, workflow: WorkflowDescription): string {
  const { inputs, outputs, steps, notes, languageVersion, description } = workflow;
  const about = description ?? source.description;
  return (
    [
      `# ${title}`,
      ...(about === undefined ? [] : [about]),
      `A ${LANGUAGES[source.language]} workflow (${languageVersion}), for an engine with the GA4GH WES API.${
        /^https?:/.test(source.url ?? '') ? ` Source: ${source.url}` : ''
      }`,
      '## Inputs',
      inputs.length === 0
        ? 'None.'
        : table(
            ['field', 'what', 'needed'],
            inputs.map(({ name, label, help, required, default: preset }) => [
              label ?? fieldModel(name).replaceAll('_', ' '),
              help ?? `\`${name}\``,
              required
                ? 'yes'
                : preset === undefined
                  ? 'no'
                  : `no; ${String(preset) === '' ? 'empty' : String(preset)}`,
            ]),
          ),
      ...(steps.length === 0 ? [] : ['## Steps', steps.map((step) => `\`${step}\``).join(', ')]),
      '## Outputs',
      outputs.length === 0
        ? 'None that can be stored.'
        : table(
            ['output', 'kind'],
            outputs.map(({ name, kind }) => [`\`${fieldModel(name)}\``, kind]),
          ),
      ...(notes.length === 0
        ? []
        : ['## Not mapped by the import', notes.map((note) => `- ${note}`).join('\n')]),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
