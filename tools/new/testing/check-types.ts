import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Reads the compiler options and the declaration files of a project; its other files are not read. */
function readProject(configFile: string): { options: ts.CompilerOptions; declarations: string[] } {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: Record<string, unknown> };
  const folder = dirname(configFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, folder);
  const source = join(folder, 'src');
  const declarations = readdirSync(source)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(source, name));
  return { options, declarations };
}

/**
 * Type errors of some files of one project, with its options. The compiler reads their imports but checks only the files
 * themselves, which is much faster than the whole project.
 * @param project folder with a tsconfig.json, absolute
 * @param files absolute
 */
export function typeErrors(project: string, files: readonly string[]): string[] {
  const { options, declarations } = readProject(join(project, 'tsconfig.json'));
  const program = ts.createProgram([...files, ...declarations], { ...options, noEmit: true });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) return [`${file} was not read`];
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) => `${relative(project, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
