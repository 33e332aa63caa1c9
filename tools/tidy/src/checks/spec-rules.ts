import type { Finding, Tree } from '../tree.ts';
import { isForTests } from '../users.ts';

/** A rule of a SPEC.md, or a step of the handbook. */
const numbered = /^(?:-|\d+\.) \*\*([A-Z]+\d+)\*\*/gm;
const page = /(^|\/)SPEC\.md$|^docs\/handbook\/[\w-]+\.md$/;

/** A rule that a SPEC.md numbers is cited by a test, as `[LS4]`; so is each step that the handbook tells people to take. */
export function specRules(tree: Tree): Finding[] {
  const specs = tree.filter(({ path }) => page.test(path));
  const tests = tree.filter(({ path }) => isForTests(path) && !path.startsWith('tools/tidy/'));
  const cited = new Set(tests.flatMap(({ text }) => [...text.matchAll(/\[([A-Z]+\d+)\]/g)].map((match) => match[1])));
  return specs.flatMap(({ path, text }) =>
    [...text.matchAll(numbered)]
      .map((match) => match[1] ?? '')
      .filter((rule) => !cited.has(rule))
      .map((rule) => ({ path, message: `no test cites rule ${rule}: put [${rule}] in the name of one` })),
  );
}
