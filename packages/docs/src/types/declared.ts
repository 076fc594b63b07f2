import ts, { type Node } from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A declaration as a program that uses it sees it: without bodies, default values, comments and private parts. */
export function declared(declaration: Node): string {
  const { transformed, dispose } = ts.transform<Node>(declaration, [
    (context) => {
      const visit = (node: Node): Node | undefined => {
        const seen = ts.visitEachChild(node, visit, context);
        return isHidden(node) ? undefined : withoutBody(seen);
      };
      return (node) => visit(node) ?? node;
    },
  ]);
  const [node = declaration] = transformed;
  const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
  dispose();
  return text.replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2)).replaceAll(/[ \t]+$/gm, '');
}

/** A member that no program may name. */
export function isHidden(node: Node): boolean {
  return (
    ts.isClassStaticBlockDeclaration(node) ||
    (ts.isClassElement(node) &&
      ((node.name !== undefined && ts.isPrivateIdentifier(node.name)) ||
        (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0 ||
        ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')))
  );
}

const unsaid: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AsyncKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.PublicKeyword,
]);

function withoutBody(node: Node): Node {
  const { factory } = ts;
  if (ts.isMethodDeclaration(node)) {
    const { name, questionToken, typeParameters, parameters, type } = node;
    const modifiers = said(node.modifiers);
    return factory.updateMethodDeclaration(
      node,
      modifiers,
      undefined,
      name,
      questionToken,
      typeParameters,
      parameters,
      type,
      undefined,
    );
  }
  if (ts.isConstructorDeclaration(node))
    return factory.updateConstructorDeclaration(node, said(node.modifiers), node.parameters, undefined);
  if (ts.isGetAccessorDeclaration(node))
    return factory.updateGetAccessorDeclaration(
      node,
      said(node.modifiers),
      node.name,
      node.parameters,
      node.type,
      undefined,
    );
  if (ts.isFunctionDeclaration(node)) {
    const { name, typeParameters, parameters, type } = node;
    const modifiers = said(node.modifiers);
    return factory.updateFunctionDeclaration(
      node,
      modifiers,
      undefined,
      name,
      typeParameters,
      parameters,
      type,
      undefined,
    );
  }
  if (ts.isPropertyDeclaration(node)) {
    const { name, questionToken, type } = node;
    return factory.updatePropertyDeclaration(node, said(node.modifiers), name, questionToken, type, undefined);
  }
  if (ts.isVariableDeclaration(node))
    return factory.updateVariableDeclaration(node, node.name, undefined, node.type, undefined);
  if (ts.isParameter(node)) {
    const { dotDotDotToken, name, type, initializer, questionToken } = node;
    const shown = ts.isIdentifier(name) ? name : factory.createIdentifier('options');
    const optional = initializer === undefined ? questionToken : factory.createToken(ts.SyntaxKind.QuestionToken);
    return factory.updateParameterDeclaration(node, [], dotDotDotToken, shown, optional, type, undefined);
  }
  return node;
}

function said(modifiers: ts.NodeArray<ts.ModifierLike> | undefined): readonly ts.ModifierLike[] {
  return (modifiers ?? []).filter(({ kind }) => !unsaid.has(kind));
}
