import { resolve } from 'node:path';
import { ESLint } from 'eslint';

/**
 * Lints texts under the given file names; the argument is JSON, [file, text] pairs. Prints the rules that refuse each.
 */
const root = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });
const refusals = await Promise.all(
  JSON.parse(process.argv[2]).map(async ([file, text]) => {
    const [result] = await eslint.lintText(text, { filePath: resolve(root, file) });
    const unread = result.messages.find(({ fatal }) => fatal);
    if (unread !== undefined) {
      throw new Error(`${file}: ${unread.message}`);
    }
    return result.messages.map(({ ruleId }) => ruleId);
  }),
);
process.stdout.write(`\n${JSON.stringify(refusals)}`);
