import { isCode } from '../imports.ts';
import type { Finding, Tree } from '../tree.ts';

type Dialect = { readonly unwanted: RegExp; readonly message: string };

const dialects: readonly Dialect[] = [
  {
    unwanted:
      /\bconst (?:(?:MOST|LONGEST|LARGEST|BIGGEST)(?:_[A-Z0-9_]+)?|(?!DEFAULT_)[A-Z0-9_]+_(?:LIMIT|CAP)(?:_(?:MS|MB|BYTES|CHARACTERS))?) =/,
    message: 'an upper bound is named MAX_, with its unit last',
  },
  {
    unwanted: /\bconst (?:LEAST|FEWEST|SHORTEST|SMALLEST)(?:_[A-Z0-9_]+)? =/,
    message: 'a lower bound is named MIN_, with its unit last',
  },
  {
    unwanted: /^\s*(?:private|protected)\s(?!constructor\b)|\(\s*(?:private|protected) readonly /,
    message: 'what is private begins with #',
  },
];

/** One dialect in the whole house: MAX_ and MIN_ for bounds, # for what is private. */
export function dialect(tree: Tree): Finding[] {
  return tree
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          dialects
            .filter(({ unwanted }) => unwanted.test(line))
            .map(({ message }) => ({ path: `${path}:${index + 1}`, message })),
        ),
    );
}
