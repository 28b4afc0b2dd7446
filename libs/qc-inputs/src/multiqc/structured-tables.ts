import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { readJson } from '../reading/read-json';
import { baseName } from '../text/file-name';
import { MAX_YAML, parseYaml } from '../text/parse-yaml';
import { addGeneralTable } from './general-table';
import { addRawTable, isRawTable } from './raw-table';
import { sampleRecords } from './sample-record';

const NAME = /^(multiqc_\w[\w-]*)\.(json|ya?ml)$/;
const GENERAL = 'multiqc_general_stats';

/** Reader of `multiqc_{module}.json` and `.yaml`, as MultiQC writes its tables with `data_format`. */
export const structuredModuleReader: InputReader = {
  format: 'multiqc-module-table',
  accepts: (head, path) => isStructured(head) && isRawTable(partsOf(path).name),
  read: (text, reading) => {
    addRawTable(partsOf(reading.path).name, valueOf(text, reading), reading);
  },
};

/** Reader of `multiqc_general_stats.json` and `.yaml`. */
export const structuredGeneralReader: InputReader = {
  format: 'multiqc-general-stats',
  accepts: (head, path) => isStructured(head) && partsOf(path).name === GENERAL,
  read: (text, reading) => {
    addGeneralTable(sampleRecords(valueOf(text, reading)), reading);
  },
};

/** Name without ending, and the ending; both empty for other files. */
function partsOf(path: string): { readonly name: string; readonly ending: string } {
  const [, name = '', ending = ''] = NAME.exec(baseName(path)) ?? [];
  return { name, ending };
}

/** True for a record in JSON, or for a block of YAML whose first line is a key without a value. */
function isStructured(head: string): boolean {
  return /^\s*(?:\{|(?:#.*\n|---\s*\n)*[^\s#][^\n]*:[ \t]*\r?(?:\n|$))/.test(head);
}

function valueOf(text: string, reading: FileReading): unknown {
  return partsOf(reading.path).ending === 'json' ? readJson(text, reading) : yamlOf(text, reading);
}

function yamlOf(text: string, reading: FileReading): unknown {
  if (text.length > MAX_YAML) {
    reading.report('long-yaml', {}, { limit: MAX_YAML });
    return undefined;
  }
  const parsed = parseYaml(text);
  if (parsed.ok) {
    return parsed.value;
  }
  reading.report('invalid-yaml', { line: parsed.line });
  return undefined;
}
