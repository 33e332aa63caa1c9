import type { Clause } from '../clauses/clause.ts';
import { section4 } from '../clauses/section-4.ts';
import { section5 } from '../clauses/section-5.ts';
import { section8 } from '../clauses/section-8.ts';
import type { Finding, Tree } from '../tree.ts';

const TABLE = 'tools/tidy/src/clauses';
const TEST_NAME = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g;

const ALL = [section4, section5, section8].flat();

/** Every clause of the specification names a test that is there. */
export function clauses(tree: Tree, table: readonly Clause[] = ALL): Finding[] {
  const textOf = new Map(tree.map(({ path, text }) => [path, text]));
  return table.flatMap(({ id, test: [path, name] }) => {
    const names = [...(textOf.get(path) ?? '').matchAll(TEST_NAME)].map(([, , found = '']) => found);
    return names.some((found) => found.startsWith(name))
      ? []
      : [{ path: TABLE, message: `[${id}] is held by no test: ${path} has none called “${name}”` }];
  });
}
