import { ESLint } from 'eslint';
import { resolve } from 'node:path';

/** Lints the text of an argument as if it stood in the file of another; prints the rules that refuse it, as JSON. */
const [filePath, text] = process.argv.slice(2);
const [result] = await new ESLint({ cwd: resolve(import.meta.dirname, '../..') }).lintText(text, { filePath });
process.stdout.write(JSON.stringify(result.messages.map(({ ruleId, message }) => ({ ruleId, message }))));
