import { workspaceOf } from '../checks/import-rules.ts';
import type { Tree } from '../tree.ts';
import { isForTests } from '../users.ts';
import { textsOf } from './texts-of.ts';

export const TEXT_LIST_PATH = 'docs/texts.md';

export type PlacedText = { readonly path: string; readonly text: string; readonly isButton: boolean };

const HEAD = `# Every text

What a person reads on the screen, in a mail, in the log and in the audit. \`npm run texts\` writes this page from the source; read it through after a change of words. A gap such as {count} is filled in at run time.
`;

/** Names of instruments, and what a database is told, are no texts. */
const NO_TEXTS =
  /\.d\.ts$|\/(generated|bench|migrations|harness)\/|^services\/trading\/src\/reference\/|^packages\/history\/src\/|\/postgres-[^/]*$/;

function isRead(path: string): boolean {
  const isProduct = /^(apps|packages|services)\/[^/]+\/src\/.*\.tsx?$/.test(path);
  return isProduct && !isForTests(path) && !NO_TEXTS.test(path);
}

const known = new WeakMap<Tree, readonly PlacedText[]>();

/** The texts of the product, file by file, each in the order of its source. */
export function textsIn(tree: Tree): readonly PlacedText[] {
  const texts = known.get(tree) ?? collect(tree);
  known.set(tree, texts);
  return texts;
}

function collect(tree: Tree): readonly PlacedText[] {
  return tree
    .filter(({ path }) => isRead(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((file) => textsOf(file).map(({ text, isButton }) => ({ path: file.path, text, isButton })));
}

/** The room that a file lies in: its workspace, and the feature or folder within. */
function areaOf(path: string): string {
  const workspace = workspaceOf(path) ?? '';
  const [room, feature] = path.slice(`${workspace}/src/`.length).split('/').slice(0, -1);
  const place = room === 'features' && feature !== undefined ? `features/${feature}` : room;
  return place === undefined ? workspace : `${workspace}/${place}`;
}

/** The page: areas in order, each text once in its area. */
export function textList(texts: readonly PlacedText[]): string {
  const areas = new Map<string, Set<string>>();
  for (const { path, text } of texts) {
    const area = areaOf(path);
    const lines = areas.get(area) ?? new Set<string>();
    areas.set(area, lines.add(`- ${text.replaceAll('\n', ' ⏎ ').replaceAll('|', '\\|').trim()}`));
  }
  return `${HEAD}${[...areas].map(([area, lines]) => `\n## ${area}\n\n${[...lines].join('\n')}\n`).join('')}`;
}
