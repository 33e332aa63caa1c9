import type { Finding, Tree } from '../tree.ts';

const mention = /\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g;

/** Every npm script that a Markdown file names exists, so that a reader never types one that does not. */
export function markdownScripts(tree: Tree): Finding[] {
  const manifest = tree.find(({ path }) => path === 'package.json');
  const scripts = new Set(
    Object.keys((JSON.parse(manifest?.text ?? '{}') as { scripts?: Record<string, string> }).scripts ?? {}),
  );
  return tree
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(mention)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((script) => !scripts.has(script))
        .map((script) => ({ path, message: `names the script "${script}", which package.json does not have` })),
    );
}
