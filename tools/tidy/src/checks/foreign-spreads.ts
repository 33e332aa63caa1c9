import { isCode } from '../imports.ts';
import { childrenOf, isNode, nameOf, parseSource, type SyntaxNode } from '../texts/syntax.ts';
import type { Finding, SourceFile, Tree } from '../tree.ts';
import { isForTests } from '../users.ts';

/** What the house calls a value that a caller chose. */
const FOREIGN = new Set(['payload', 'body', 'query', 'params', 'headers', 'args', 'input', 'sent', 'parsed', 'parse']);

const SERVER = /^(?:services\/|packages\/(?:identity|storage|service-kit|bus|history|reports)\/|apps\/meridian\/)/;

/** What a caller sent, spread after values of our own, replaces any of them: a secret, a bound, an owner. */
export function foreignSpreads(tree: Tree): Finding[] {
  return tree
    .filter(({ path, text }) => SERVER.test(path) && isCode(path) && !isForTests(path) && text.includes('...'))
    .flatMap((file) => spreadsIn(file));
}

function spreadsIn(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  const look = (node: SyntaxNode): void => {
    if (node.type === 'ObjectExpression') {
      const foreign = childrenOf(node).findIndex((member, index) => index > 0 && isForeign(member));
      if (foreign >= 0) found.push(findingAt(file, childrenOf(node)[foreign]));
    }
    for (const child of childrenOf(node)) look(child);
  };
  look(parseSource(file));
  return found;
}

function isForeign(member: SyntaxNode): boolean {
  return member.type === 'SpreadElement' && isNode(member['argument']) && FOREIGN.has(nameOf(member['argument']));
}

function findingAt({ path, text }: SourceFile, node: SyntaxNode | undefined): Finding {
  const line = text.slice(0, Number(node?.['start'] ?? 0)).split('\n').length;
  const message = 'what a caller sent is spread over values of our own: name its fields, or spread ours last';
  return { path: `${path}:${line}`, message };
}
