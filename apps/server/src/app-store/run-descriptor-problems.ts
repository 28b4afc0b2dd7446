import { argumentNames, OUT_NAME } from './command-arguments.ts';
import type { FigureColumn, FigureSource, FiguresMapping } from './figures-mapping.ts';
import type { RunDescriptorV1 } from './run-descriptor-v1.ts';
import type { LocalDescriptor, ReportMapping, RunDescriptor, RunOutput } from './run-descriptor.ts';

type Names = readonly { readonly name: string }[];

/** Problems of a descriptor that fits its JSON Schema: names that refer to nothing, and keys that exclude each other. */
export function descriptorProblems(descriptor: RunDescriptorV1 | RunDescriptor): string[] {
  const { params, outputs, report } = descriptor;
  const dangling = report ? reportProblems(report, params, outputs) : [];
  if (descriptor.descriptorVersion === 1) return dangling;
  return [
    ...repeatedNames('params', params),
    ...repeatedNames('outputs', outputs),
    ...sheetProblems(descriptor),
    ...descriptor.outputs.flatMap((output, index) =>
      outputProblems(output, `outputs[${index}]`, descriptor.engine),
    ),
    ...(descriptor.engine === 'local' ? localProblems(descriptor) : []),
    ...dangling,
    ...(descriptor.figures ? figuresProblems(descriptor.figures, descriptor.outputs) : []),
  ];
}

function reportProblems({ output, result, plugin }: ReportMapping, params: Names, outputs: Names): string[] {
  const chooses = typeof plugin === 'object' ? plugin.byParam : undefined;
  return [
    ...(hasName(outputs, output) ? [] : ['report.output must name one of the outputs']),
    ...(hasName(outputs, result) ? [] : ['report.result must name one of the outputs']),
    ...(chooses === undefined || hasName(params, chooses)
      ? []
      : ['report.plugin.byParam must name one of the params']),
  ];
}

function sheetProblems({ sampleSheet, params }: RunDescriptor): string[] {
  if (sampleSheet === undefined) return [];
  const { param, columns } = sampleSheet;
  return [
    ...(hasName(params, param) ? [`sampleSheet.param is "${param}", which is one of the params`] : []),
    ...repeatedNames('sampleSheet.columns', columns),
  ];
}

function figuresProblems({ sources, columns = [] }: FiguresMapping, outputs: Names): string[] {
  return [
    ...sources.flatMap((source, index) => sourceProblems(source, `figures.sources[${index}]`, outputs)),
    ...columns.flatMap((column, index) => columnProblems(column, `figures.columns[${index}]`)),
    ...columns.flatMap(({ key }, index) =>
      columns.findIndex((column) => column.key === key) < index
        ? [`figures.columns[${index}].key is "${key}" a second time`]
        : [],
    ),
  ];
}

function sourceProblems(
  { output, format, part, series }: FigureSource,
  path: string,
  outputs: Names,
): string[] {
  return [
    ...(hasName(outputs, output) ? [] : [`${path}.output must name one of the outputs`]),
    ...(format !== 'table' && (part ?? series) !== undefined
      ? [`${path}.part and series are for the format "table"`]
      : []),
  ];
}

function columnProblems({ better, thresholds }: FigureColumn, path: string): string[] {
  if (thresholds === undefined) return [];
  const { warn, fail } = thresholds;
  if (better === undefined) return [`${path}.better is missing: it says on which side a limit is`];
  if (warn === undefined && fail === undefined) return [`${path}.thresholds must have warn or fail`];
  if (warn === undefined || fail === undefined) return [];
  return (better === 'higher' ? fail > warn : fail < warn)
    ? [`${path}.thresholds.fail must be worse than warn`]
    : [];
}

function repeatedNames(key: string, list: Names): string[] {
  return list.flatMap(({ name }, index) =>
    hasName(list.slice(0, index), name) ? [`${key}[${index}].name is "${name}" a second time`] : [],
  );
}

const OUTPUT_KEYS = ['file', 'pattern', 'folder', 'output'] as const;

function outputProblems(output: RunOutput, path: string, engine: 'local' | 'wes'): string[] {
  const keys = OUTPUT_KEYS.filter((key) => key in output);
  const allowed = engine === 'wes' ? OUTPUT_KEYS : OUTPUT_KEYS.slice(0, 3);
  if (keys.length !== 1) return [`${path} must have exactly one of ${allowed.join(', ')}`];
  const isFolder = output.kind === 'folder';
  if ('output' in output)
    return engine === 'wes' ? [] : [`${path}.output is for engine "wes": use file, pattern or folder`];
  if ('folder' in output && !isFolder) return [`${path}.kind must be folder, because the output is a folder`];
  return isFolder && !('folder' in output) ? [`${path} of kind folder must have the key folder`] : [];
}

function localProblems(descriptor: LocalDescriptor): string[] {
  const keys = ['program', 'command'].filter((key) => key in descriptor);
  if (keys.length !== 1) return ['the file must have exactly one of program and command'];
  if (!('arguments' in descriptor)) return [];
  if (keys[0] === 'program') return ['arguments belong to a command: a program receives --params and --out'];
  return [
    ...(hasName(descriptor.params, OUT_NAME)
      ? [`params must not have the name "${OUT_NAME}", which is the output folder in arguments`]
      : []),
    ...descriptor.arguments.flatMap((argument, index) =>
      argumentProblems(argument, `arguments[${index}]`, descriptor),
    ),
  ];
}

function argumentProblems(
  argument: string | readonly string[],
  path: string,
  descriptor: LocalDescriptor,
): string[] {
  if (typeof argument !== 'string')
    return argument.flatMap((text, index) => argumentProblems(text, `${path}[${index}]`, descriptor));
  const names = argumentNames(argument);
  const lists = descriptor.params.filter(({ kind }) => kind === 'files').map(({ name }) => name);
  return names.flatMap((name) => {
    if (name !== OUT_NAME && name !== descriptor.sampleSheet?.param && !hasName(descriptor.params, name))
      return [`${path} contains {${name}}, which must name one of the params`];
    return lists.includes(name) && argument !== `{${name}}`
      ? [`${path} must be {${name}} alone, because a list of files becomes an argument for each`]
      : [];
  });
}

function hasName(list: Names, name: string): boolean {
  return list.some((item) => item.name === name);
}
