import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { readonly path: string; readonly text: string };

/** What a check sees: the files of the repository, as paths from its root with their text. */
export type Tree = readonly SourceFile[];

/** Something that breaks a rule of the house, in words that say what to do. */
export type Finding = { readonly path: string; readonly message: string };

export type Check = (tree: Tree) => Finding[];

const textual = /\.(ts|tsx|mjs|css|md|json|html)$|(^|\/)\.ci\/run$/;

/** Files that git tracks or would track, so that a check sees what a commit would hold. */
export function readTree(root: string): Tree {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listing
    .split('\0')
    .filter((path) => textual.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
