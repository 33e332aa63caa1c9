import type { Finding, Tree } from '../tree.ts';

const maxLines = 300;

/** A file over the limit is a room that wants a wall; generated ones do not count. */
export function fileSizes(tree: Tree): Finding[] {
  return tree
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path) && !/(^|\/)generated\//.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({ path, message: `${lines} lines, ${maxLines} at most` }));
}
