import { objectOf, textOf, type Json } from '../forms/json-values.ts';
import {
  nextflowParameters,
  OUTPUT_FOLDER,
  parameterInput,
  schemaType,
  SHEET_PARAMETER,
} from '../forms/nextflow-parameters.ts';
import { sampleColumns } from '../forms/sample-columns.ts';
import { SHEET_FILE, type SampleSheet, type SheetColumn } from '../run-descriptor.ts';
import type { WorkflowDescription } from './workflow-description.ts';
import { ImportError, SHEET_SCHEMA } from './workflow-source.ts';

/**
 * Reads the parameters of a Nextflow pipeline from its `nextflow_schema.json`. Hidden and institutional ones are left out. With a
 * schema of the sample sheet, each job has a sheet with the row of its sample.
 */
export function readNextflow(
  text: string,
  file: string,
  files: ReadonlyMap<string, string>,
): WorkflowDescription {
  const schema = parseJson(text, file);
  const all = nextflowParameters(schema);
  if (all.length === 0) throw new ImportError(`${file} has no parameters: it is no nextflow_schema.json.`);
  const notes: string[] = [];
  const sheetText = files.get(SHEET_SCHEMA);
  const sampleSheet =
    sheetText === undefined ? undefined : readSheetColumns(parseJson(sheetText, SHEET_SCHEMA));
  // A parameter with the name of a column has no field of its own.
  const taken = new Set([SHEET_PARAMETER, ...(sampleSheet?.columns.map(({ name }) => name) ?? [])]);
  const parameters = all.filter(
    ({ name }) => name !== OUTPUT_FOLDER && !(sampleSheet !== undefined && taken.has(name)),
  );
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
  if (all.some(({ name }) => name === OUTPUT_FOLDER))
    notes.push(
      `The parameter "${OUTPUT_FOLDER}" is not in the form: set it for each run at the engine, or as "--${OUTPUT_FOLDER}" in engineParameters, to a place whose files the engine lists.`,
    );
  if (inputs.some(({ name }) => name === SHEET_PARAMETER))
    notes.push(
      'The parameter "input" is a sample sheet: each user uploads one, with addresses that the engine can read.',
    );
  if (sampleSheet !== undefined)
    notes.push(
      `The engine receives ${SHEET_FILE} with the row of each job. Its files are signed addresses, whose path ends like the file and whose query is the signature; a pipeline that refuses the query needs an engine that reads the storage itself.`,
    );
  notes.push(
    'Nextflow names no outputs: the descriptor looks for a MultiQC report. Add the results of this pipeline.',
  );
  return {
    title: textOf(schema['title'])?.replace(/ pipeline parameters$/i, ''),
    description: textOf(schema['description']),
    languageVersion: 'DSL2',
    inputs,
    ...(sampleSheet && { sampleSheet }),
    outputs: [{ name: 'multiqc_report', pattern: '**/*multiqc_report.html', kind: 'html', required: false }],
    steps: [],
    notes,
  };
}

const COLUMN_KINDS: Readonly<Record<string, SheetColumn['kind']>> = {
  file: 'file',
  input_number: 'number',
  checkbox: 'boolean',
};

/** Sample sheet with the columns that the form has. The column of the ids comes first. */
function readSheetColumns(schema: Json): SampleSheet {
  const { fields, idColumn } = sampleColumns(schema);
  if (fields.length === 0) throw new ImportError(`${SHEET_SCHEMA} has no columns for the form.`);
  const columns = fields.map(({ name = '', model = '', tmplType, config }): SheetColumn => {
    const required = config?.rules?.some((rule) => rule.required === true) === true;
    return { name, from: model, kind: COLUMN_KINDS[tmplType] ?? 'text', ...(required && { required }) };
  });
  const id: SheetColumn[] =
    idColumn === undefined ? [] : [{ name: idColumn, from: 'sample_id', kind: 'text', required: true }];
  return { param: SHEET_PARAMETER, columns: [...id, ...columns] };
}

function parseJson(text: string, file: string): Json {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    throw new ImportError(`${file} is not JSON.`);
  }
}
