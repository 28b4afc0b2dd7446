import { objectOf, textOf, type Json } from '../forms/json-values.ts';
import {
  nextflowParameters,
  OUTPUT_FOLDER,
  parameterInput,
  schemaType,
  SHEET_PARAMETER,
} from '../forms/nextflow-parameters.ts';
import type { WorkflowDescription } from './workflow-description.ts';
import { ImportError } from './workflow-source.ts';

/** Reads the parameters of a Nextflow pipeline from its `nextflow_schema.json`. Hidden and institutional ones are left out. */
export function readNextflow(text: string, file: string): WorkflowDescription {
  const schema = parseJson(text, file);
  const all = nextflowParameters(schema);
  if (all.length === 0) throw new ImportError(`${file} has no parameters: it is no nextflow_schema.json.`);
  const notes: string[] = [];
  const parameters = all.filter(({ name }) => name !== OUTPUT_FOLDER);
  const hidden = parameters.filter((parameter) => parameter.hidden).length;
  const inputs = parameters.flatMap((parameter) => {
    const input = parameter.hidden ? undefined : parameterInput(parameter);
    if (!input && !parameter.hidden)
      notes.push(
        `Parameter "${parameter.name}" of the type ${schemaType(parameter.property)} has no form field.`,
      );
    return input ?? [];
  });
  if (hidden > 0)
    notes.push(
      `${hidden} hidden or institutional parameters have no form field; the pipeline's defaults are used.`,
    );
  if (parameters.length < all.length)
    notes.push(
      `The parameter "${OUTPUT_FOLDER}" is not in the form: set it for each run at the engine, or as "--${OUTPUT_FOLDER}" in engineParameters, to a place whose files the engine lists.`,
    );
  if (inputs.some(({ name }) => name === SHEET_PARAMETER))
    notes.push(
      'The parameter "input" is a sample sheet: each user uploads one, with addresses that the engine can read.',
    );
  notes.push(
    'Nextflow names no outputs: the descriptor looks for a MultiQC report. Add the results of this pipeline.',
  );
  return {
    title: textOf(schema['title'])?.replace(/ pipeline parameters$/i, ''),
    description: textOf(schema['description']),
    languageVersion: 'DSL2',
    inputs,
    outputs: [{ name: 'multiqc_report', pattern: '**/*multiqc_report.html', kind: 'html', required: false }],
    steps: [],
    notes,
  };
}

function parseJson(text: string, file: string): Json {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    throw new ImportError(`${file} is not JSON.`);
  }
}
