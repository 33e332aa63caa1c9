import { parseSync } from 'vite';
import type { SourceFile } from '../tree.ts';

export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes right below another, in the order of the source. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

export function parseSource({ path, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0 || !isNode(program)) throw new Error(`${path} cannot be parsed`);
  return program;
}

/** The name behind an identifier, a member or a call: `order.symbol` is symbol, `qtyText(x)` is qtyText. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'JSXMemberExpression') return nameOf(node['property']);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return nameOf(node['callee']);
  return node.type === 'TSNonNullExpression' || node.type === 'ChainExpression' ? nameOf(node['expression']) : '';
}
