/** Detects whether the use of an API is guarded, so that the script also works in browsers without the API. */
import { type NodePath, types } from '@babel/core';

type Answer = 'has it' | 'lacks it';

/** Whether an expression tests a name, such as `'x' in y`, `y.x` or `typeof x`. A call is not a test. */
function isTestOf({ node, parent, parentPath }: NodePath, name: string): boolean {
  if (types.isStringLiteral(node, { value: name }))
    return types.isBinaryExpression(parent, { operator: 'in' });
  if (!types.isIdentifier(node, { name })) return false;
  const isMember = types.isMemberExpression(parent) || types.isOptionalMemberExpression(parent);
  if (!isMember) return types.isUnaryExpression(parent, { operator: 'typeof' });
  return parent.property === node && parentPath?.key !== 'callee';
}

/**
 * Returns whether a true condition means that the browser has the name. Undefined if the condition does not test the
 * name.
 */
function answerOf(condition: NodePath, name: string): Answer | undefined {
  let answer: Answer | undefined;
  condition.parentPath?.traverse({
    enter(path) {
      if (!isTestOf(path, name) || !(path === condition || path.isDescendant(condition))) return;
      const isNegated = path.findParent((above) => above.isUnaryExpression({ operator: '!' }));
      answer =
        isNegated && (isNegated === condition || isNegated.isDescendant(condition)) ? 'lacks it' : 'has it';
    },
  });
  return answer;
}

/** Whether an enclosing condition, `&&`, `||` or `??` excludes browsers without the name. */
function isInsideTest(path: NodePath, name: string): boolean {
  const { parentPath: parent, key } = path;
  if (parent?.isIfStatement() || parent?.isConditionalExpression()) {
    if (key === 'test') return false;
    return answerOf(parent.get('test') as NodePath, name) === (key === 'consequent' ? 'has it' : 'lacks it');
  }
  if (!parent?.isLogicalExpression() || key !== 'right') return false;
  return answerOf(parent.get('left'), name) === (parent.node.operator === '&&' ? 'has it' : 'lacks it');
}

/** Whether an earlier statement in the same block returns or throws in browsers without the name. */
function isAfterExit(path: NodePath, name: string): boolean {
  if (path.listKey !== 'body') return false;
  return path.getAllPrevSiblings().some((sibling) => {
    if (!sibling.isIfStatement()) return false;
    const { consequent } = sibling.node;
    const last = types.isBlockStatement(consequent) ? consequent.body.at(-1) : consequent;
    const leaves = types.isReturnStatement(last) || types.isThrowStatement(last);
    return leaves && answerOf(sibling.get('test'), name) === 'lacks it';
  });
}

const COMPARISONS = ['===', '!==', '==', '!='];

/** Whether a missing value is harmless: `if (y.x)`, `y.x?.()`, `y.x ?? z`, `y.x === 1`, `typeof x`. */
function isHarmlessIfMissing(path: NodePath): boolean {
  const isProperty = path.key === 'property';
  const use = isProperty && path.parentPath ? path.parentPath : path;
  const { parent, key } = use;
  if (types.isOptionalCallExpression(parent) && key === 'callee') return parent.optional;
  if (types.isOptionalMemberExpression(parent) && key === 'object') return parent.optional;
  if (types.isUnaryExpression(parent))
    return parent.operator === 'typeof' || (isProperty && parent.operator === '!');
  if (types.isBinaryExpression(parent)) return isProperty && COMPARISONS.includes(parent.operator);
  return isProperty && (key === 'test' || (types.isLogicalExpression(parent) && key === 'left'));
}

/** Whether the use of an API is guarded. */
export function isGuarded(path: NodePath, name: string): boolean {
  if (isHarmlessIfMissing(path)) return true;
  return path.findParent((above) => isInsideTest(above, name) || isAfterExit(above, name)) !== null;
}
