import { isCode } from '../imports.ts';
import type { Finding, Tree } from '../tree.ts';

// Spelt in two halves so that this file does not find itself.
const leftovers = [`FIX${'ME'}`, `TO${'DO'}`, `XX${'X'}`, `debug${'ger;'}`, `.only${'('}`, `.skip${'('}`];

/** Nothing half-done stays behind: marks of unfinished work, and tests that are left out or run alone. */
export function leftoverMarks(tree: Tree): Finding[] {
  return tree
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const mark = leftovers.find((word) => line.includes(word));
        return mark === undefined ? [] : [{ path: `${path}:${index + 1}`, message: `left over: ${mark}` }];
      }),
    );
}
