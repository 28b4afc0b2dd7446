import ts from 'typescript';

/** Sources of the library by path, such as "../button/button.tsx". */
export type Sources = Readonly<Record<string, string>>;

interface Declared {
  readonly path: string;
  readonly node: ts.InterfaceDeclaration;
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Names that entry files export: `export { Button, type ButtonProps } from …`. */
function exportedNames(entries: Sources): Set<string> {
  const statements = Object.entries(entries).flatMap(([path, text]) => [...parse(path, text).statements]);
  return new Set(
    statements
      .filter(ts.isExportDeclaration)
      .flatMap(({ exportClause }) =>
        exportClause && ts.isNamedExports(exportClause)
          ? exportClause.elements.map(({ name }) => name.text)
          : [],
      ),
  );
}

/** Names of the interfaces that an interface extends, also through Pick and Omit. */
const basesOf = ({ heritageClauses }: ts.InterfaceDeclaration) =>
  (heritageClauses ?? []).flatMap((clause) =>
    [...clause.getText().matchAll(/\b[A-Z]\w+/gu)].map(([name]) => name),
  );

/** Interfaces of these names, and those that they extend. */
function withBases(names: Iterable<string>, all: ReadonlyMap<string, Declared>): Map<string, Declared> {
  const found = new Map<string, Declared>();
  const add = (name: string) => {
    const declared = all.get(name);
    if (declared && !found.has(name)) {
      found.set(name, declared);
      basesOf(declared.node).forEach(add);
    }
  };
  [...names].forEach(add);
  return found;
}

/** Props with a default in a function component: `{ size = 'md' }: Props`, or `const { size = 'md' } = props`. */
function defaultedProps(component: ts.FunctionDeclaration): string[] {
  const inside = component.body?.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === 'props')
    .map(({ name }) => name);
  return [component.parameters[0]?.name, ...(inside ?? [])].flatMap((pattern) =>
    pattern && ts.isObjectBindingPattern(pattern)
      ? pattern.elements
          .filter(({ initializer }) => initializer)
          .map(({ propertyName, name }) => (propertyName ?? name).getText())
      : [],
  );
}

const docsOf = (member: ts.Node) => ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
const hasSentence = (member: ts.Node) =>
  docsOf(member).some(({ comment }) => Boolean(ts.getTextOfJSDocComment(comment)?.trim()));
const hasDefault = (member: ts.Node) =>
  ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'default');
const isFlag = ({ questionToken, type }: ts.PropertySignature) =>
  questionToken !== undefined && /^boolean(?: \| undefined)?$/u.test(type?.getText() ?? '');

function gapsOf(name: string, { node }: Declared, defaulted: ReadonlySet<string>): string[] {
  return node.members.filter(ts.isPropertySignature).flatMap((member) => {
    const prop = member.name.getText();
    const needsDefault = isFlag(member) || defaulted.has(prop);
    return [
      ...(hasSentence(member) ? [] : [`${name}.${prop}: no docstring`]),
      ...(needsDefault && !hasDefault(member) ? [`${name}.${prop}: no @default`] : []),
    ];
  });
}

/**
 * Gaps in the props tables: members of public interfaces without a docstring, and optional booleans and props with a default
 * value without `@default`.
 */
export function propsDocsGaps(entries: Sources, sources: Sources): string[] {
  const files = Object.entries(sources).map(([path, text]) => parse(path, text));
  const declared = files.flatMap((file) =>
    [...file.statements].map((node) => ({ path: file.fileName, node })),
  );
  const interfaces = new Map(
    declared.flatMap(({ path, node }) =>
      ts.isInterfaceDeclaration(node) ? [[node.name.text, { path, node }] as const] : [],
    ),
  );
  const defaults = new Map<string, Set<string>>();
  for (const { node } of declared) {
    if (ts.isFunctionDeclaration(node)) {
      const props = node.parameters[0]?.type?.getText().match(/\b[A-Z]\w*Props\b/u)?.[0] ?? '';
      defaults.set(props, new Set([...(defaults.get(props) ?? []), ...defaultedProps(node)]));
    }
  }
  return [...withBases(exportedNames(entries), interfaces)].flatMap(([name, found]) =>
    gapsOf(name, found, defaults.get(name) ?? new Set()),
  );
}
