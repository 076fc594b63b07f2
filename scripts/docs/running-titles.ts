import ts from 'typescript';

/** A file of tests. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Functions that take the title of a test or a group. */
const runners = new Set(['test', 'it', 'describe']);
/** Modifiers that keep a test from running or invert its result. */
const disabling = new Set(['skip', 'todo', 'fails']);

interface Titles {
  /** Titles of tests that can run. A condition of the environment (`skipIf`, `runIf`) doesn't matter. */
  readonly running: readonly string[];
  readonly isAnyDisabled: boolean;
}

/** Titles of the tests in a file that can run, and of groups with such a test. */
export function runningTitles({ path, text }: Source): readonly string[] {
  return titlesBelow(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)).running;
}

function titlesBelow(node: ts.Node): Titles {
  const parts: Titles[] = [];
  ts.forEachChild(node, (child) => void parts.push(titlesAt(child)));
  return {
    running: parts.flatMap(({ running }) => running),
    isAnyDisabled: parts.some(({ isAnyDisabled }) => isAnyDisabled),
  };
}

function titlesAt(node: ts.Node): Titles {
  const title = titleOf(node);
  if (title === undefined) return titlesBelow(node);
  if (isDisabled(title.call)) return { running: [], isAnyDisabled: true };
  const below = titlesBelow(node);
  const isEmptied = below.running.length === 0 && below.isAnyDisabled;
  return isEmptied ? below : { ...below, running: [title.text, ...below.running] };
}

interface Titled {
  readonly call: ts.CallExpression;
  readonly text: string;
}

/** The title of `test('…', …)`, `describe.each(…)('…', …)`, `it.skipIf(…)('…', …)`. */
function titleOf(node: ts.Node): Titled | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  if (first === undefined || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) return undefined;
  const [root = ''] = chainOf(node.expression).map(({ name }) => name);
  return runners.has(root) ? { call: node, text: first.getText().slice(1, -1).replaceAll('\\', '') } : undefined;
}

interface Link {
  readonly name: string;
  /** Arguments of the call, such as `condition` in `test.skipIf(condition)`. */
  readonly arguments: readonly ts.Expression[];
}

/** Splits `test.skipIf(condition).each(table)` into `test`, `skipIf` and `each`, with their arguments. */
function chainOf(callee: ts.Expression, args: readonly ts.Expression[] = []): readonly Link[] {
  if (ts.isIdentifier(callee)) return [{ name: callee.text, arguments: args }];
  if (ts.isPropertyAccessExpression(callee))
    return [...chainOf(callee.expression), { name: callee.name.text, arguments: args }];
  if (ts.isCallExpression(callee)) return chainOf(callee.expression, callee.arguments);
  return ts.isTaggedTemplateExpression(callee) ? chainOf(callee.tag) : [];
}

function isDisabled(call: ts.CallExpression): boolean {
  return (
    chainOf(call.expression).some(isDisabling) ||
    call.arguments.some(hasDisablingOption) ||
    call.arguments.length === 1 ||
    call.arguments.some(skipsItself)
  );
}

/** Matches `skip`, and conditions that are the same in every environment. */
function isDisabling({ name, arguments: [condition] }: Link): boolean {
  return (
    disabling.has(name) ||
    (name === 'skipIf' && condition?.kind === ts.SyntaxKind.TrueKeyword) ||
    (name === 'runIf' && condition?.kind === ts.SyntaxKind.FalseKeyword)
  );
}

/** `test('…', { skip: true }, …)`. */
function hasDisablingOption(argument: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(argument) &&
    argument.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) &&
        disabling.has(property.name.getText()) &&
        property.initializer.kind === ts.SyntaxKind.TrueKeyword,
    )
  );
}

/** `test('…', (context) => { context.skip(); … })`. */
function skipsItself(argument: ts.Expression): boolean {
  if (!ts.isArrowFunction(argument) && !ts.isFunctionExpression(argument)) return false;
  const body = ts.isBlock(argument.body) ? argument.body.statements : [argument.body];
  return body.some((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : statement;
    return (
      ts.isCallExpression(call) &&
      chainOf(call.expression).at(-1)?.name === 'skip' &&
      call.arguments.every(ts.isStringLiteralLike)
    );
  });
}
