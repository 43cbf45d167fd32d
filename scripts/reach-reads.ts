import ts from 'typescript';

/** The names of the members that a piece of code reads by itself, without what stands inside it. */
export function namesRead(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  if (ts.isBindingElement(node)) return destructured(node);
  if (ts.isElementAccessExpression(node)) {
    return (
      literalsOf(checker.getTypeAtLocation(node.argumentExpression), checker) ?? membersOf(node.expression, checker)
    );
  }
  if (ts.isCallExpression(node) && listsMembers(node.expression)) {
    return node.arguments.flatMap(argument => membersOf(argument, checker));
  }
  if (ts.isForInStatement(node)) return membersOf(node.expression, checker);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    return literalsOf(checker.getTypeAtLocation(node.left), checker) ?? membersOf(node.right, checker);
  }
  return [];
}

/** The name of a member as it is written, unless it is computed. */
export function nameOfMember(name: ts.PropertyName | ts.BindingName | undefined): string | undefined {
  if (name === undefined) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

/** The name of the member that is changed here: `unit.figures = 3`, `unit.figures -= 1`. */
export function memberChanged(node: ts.Node): string | undefined {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return undefined;
  const { kind } = node.operatorToken;
  const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return assigns ? node.left.name.text : undefined;
}

/** Whether some object that is only known as a table of anything may be read by a name that stands nowhere in the code. */
export function isOpenTable(literal: ts.ObjectLiteralExpression, name: string, checker: ts.TypeChecker): boolean {
  const type = checker.getContextualType(literal);
  return type !== undefined && checker.getIndexInfosOfType(type).length > 0 && type.getProperty(name) === undefined;
}

function destructured(element: ts.BindingElement): readonly string[] {
  if (!ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken !== undefined) return [];
  const name = nameOfMember(element.propertyName ?? element.name);
  return name === undefined ? [] : [name];
}

/** `Object.keys`, `Object.values`, `Object.entries`. */
function listsMembers(callee: ts.Expression): boolean {
  return /^Object\.(?:keys|values|entries)$/.test(callee.getText());
}

/** The words or numbers that a value can only be, if its type says so. */
function literalsOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] | undefined {
  if (type.isUnion()) {
    const all = type.types.map(each => literalsOf(each, checker));
    return all.every(each => each !== undefined) ? all.flat() : undefined;
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return [String(type.value)];
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint === undefined || constraint === type ? undefined : literalsOf(constraint, checker);
}

/** All members of an object of ours; what every array or text has is nobody's rule. */
function membersOf(object: ts.Expression, checker: ts.TypeChecker): readonly string[] {
  const ours = ({ declarations }: ts.Symbol) =>
    declarations?.every(({ parent }) => !parent.getSourceFile().isDeclarationFile) ?? true;
  return checker
    .getTypeAtLocation(object)
    .getProperties()
    .flatMap(member => (ours(member) ? [member.name] : []));
}
