import { isScalar, Lexer, parseDocument, Parser, visit, type YAMLMap } from 'yaml';
import { ImportError } from './workflow-source.ts';

/** Maximum number of lists and maps around a value: far more than workflows have, and few enough for a recursive reader. */
const MAX_DEPTH = 100;
/** Maximum number of words and signs. The library takes about ten microseconds for each. */
const MAX_TOKENS = 500_000;

/**
 * Value of a YAML text of a stranger, in time that grows with its length. Throws `ImportError` for a text that is none, that is
 * nested too deeply, that repeats a key or whose aliases expand to much more than it.
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    checkTokens(text);
    // The check of the library compares each key with all others of its map.
    const document = parseDocument(text, { uniqueKeys: false });
    const [error] = document.errors;
    if (error) throw error;
    visit(document, { Map: (_key, map) => checkKeys(map) });
    return document.toJS() as unknown;
  } catch (error) {
    throw new ImportError(
      `${file} is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    );
  }
}

/** Goes through the tokens, which takes no recursion, before the library builds nested values of them. */
function checkTokens(text: string): void {
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if ((count += 1) > MAX_TOKENS) throw new Error('it has more values than a workflow can have');
    const tokens = parser.next(lexeme);
    while (tokens.next().done !== true);
    if (parser.stack.length > MAX_DEPTH) throw new Error(`it is nested more than ${MAX_DEPTH} levels deep`);
  }
}

function checkKeys(map: YAMLMap): void {
  const seen = new Set<unknown>();
  for (const { key } of map.items) {
    const name = isScalar(key) ? key.value : key;
    if (seen.has(name)) throw new Error(`the key "${String(name)}" is there twice`);
    seen.add(name);
  }
}
