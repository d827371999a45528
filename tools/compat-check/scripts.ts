/** Finds the APIs that a script uses. */
import { type NodePath, parseSync, traverse, types } from '@babel/core';
import { attributeFeatures, eventFeatures, globalFeatures, isGlobal, memberFeatures } from './apis';
import { isGuarded } from './guards';
import { type Lack, lacksOf } from './support';

export interface Finding {
  line: number;
  /** The name as it is in the code: `checkVisibility`, `URL.parse`, `<img fetchpriority>`. */
  name: string;
  lacks: Lack[];
}

const nameOf = (key: types.Node, computed: boolean): string | undefined =>
  types.isStringLiteral(key) ? key.value : !computed && types.isIdentifier(key) ? key.name : undefined;

/** Returns the name of the global variable in an expression, which may include `as`. Undefined if there is none. */
function globalOf(path: NodePath, node: types.Node | null | undefined): string | undefined {
  if (types.isTSAsExpression(node)) return globalOf(path, node.expression);
  return types.isIdentifier(node) && isGlobal(node.name) && !path.scope.hasBinding(node.name, true)
    ? node.name
    : undefined;
}

/** Whether an expression is a module namespace, such as `styles` of `import * as styles`. */
const isModule = (path: NodePath, node: types.Node): boolean =>
  types.isIdentifier(node) && !!path.scope.getBinding(node.name)?.path.isImportNamespaceSpecifier();

function parsed(code: string): types.Node {
  const tree = parseSync(code, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'], sourceType: 'module' },
  });
  if (!tree) throw new Error('Babel returned no syntax tree');
  return tree;
}

/**
 * Returns the property names that a script declares in types, objects and queries. Members with these names are
 * reported only if they are read from a global object.
 */
export function ownNames(code: string): string[] {
  const names: string[] = [];
  const add = ({ node }: NodePath<types.TSPropertySignature | types.ObjectProperty>) => {
    const name = nameOf(node.key, node.computed ?? false);
    if (name) names.push(name);
  };
  traverse(parsed(code), {
    TSPropertySignature: add,
    ObjectProperty: (path) => {
      if (path.parentPath.isObjectExpression()) add(path);
    },
    TemplateElement: ({ node, parentPath }) => {
      if (types.isTaggedTemplateExpression(parentPath.parent))
        names.push(...(node.value.raw.match(/\w+/g) ?? []));
    },
  });
  return names;
}

/**
 * Finds unguarded APIs that a browser of `browserslist` does not support.
 * @param own names of properties that the project declares (`ownNames`)
 */
export function scriptFindings(code: string, own: ReadonlySet<string> = new Set()): Finding[] {
  const found: Finding[] = [];
  const report = ({ node }: NodePath, name: string, features: Parameters<typeof lacksOf>[0]) => {
    const lacks = lacksOf(features);
    if (lacks.length > 0) found.push({ line: node.loc?.start.line ?? 0, name, lacks });
  };
  const member = (path: NodePath, name: string | undefined, owner: string | undefined) => {
    if (!name || (!owner && own.has(name)) || isGuarded(path, name)) return;
    report(path, owner ? `${owner}.${name}` : name, memberFeatures(name, owner));
  };
  const onMember = (path: NodePath<types.MemberExpression | types.OptionalMemberExpression>) => {
    const { object, property, computed } = path.node;
    if (isModule(path, object)) return;
    member(path.get('property') as NodePath, nameOf(property, computed), globalOf(path, object));
  };
  const onCall = (path: NodePath<types.CallExpression | types.OptionalCallExpression>) => {
    const {
      callee,
      arguments: [type],
    } = path.node;
    const called = types.isIdentifier(callee) ? callee : 'property' in callee ? callee.property : undefined;
    if (types.isIdentifier(called, { name: 'addEventListener' }) && types.isStringLiteral(type))
      report(path, `event ${type.value}`, eventFeatures(type.value));
  };
  traverse(parsed(code), {
    TSType: (path) => path.skip(),
    TSTypeAnnotation: (path) => path.skip(),
    TSInterfaceDeclaration: (path) => path.skip(),
    TSTypeAliasDeclaration: (path) => path.skip(),
    TSTypeParameterInstantiation: (path) => path.skip(),
    ImportDeclaration: (path) => path.skip(),
    Identifier(path) {
      const { name } = path.node;
      if (!path.isReferencedIdentifier() || path.scope.hasBinding(name, true) || isGuarded(path, name))
        return;
      report(path, name, globalFeatures(name));
    },
    MemberExpression: onMember,
    OptionalMemberExpression: onMember,
    CallExpression: onCall,
    OptionalCallExpression: onCall,
    ObjectPattern(path) {
      const { parent } = path;
      const owner = types.isVariableDeclarator(parent) ? globalOf(path, parent.init) : undefined;
      for (const property of path.get('properties'))
        if (property.isObjectProperty())
          member(property, nameOf(property.node.key, property.node.computed), owner);
    },
    JSXAttribute(path) {
      const element = path.parent;
      if (!types.isJSXOpeningElement(element) || !types.isJSXIdentifier(element.name)) return;
      if (!types.isJSXIdentifier(path.node.name)) return;
      const [tag, attribute] = [element.name.name, path.node.name.name.toLowerCase()];
      if (/^[a-z]/.test(tag)) report(path, `<${tag} ${attribute}>`, attributeFeatures(tag, attribute));
    },
  });
  return found;
}
