import { importsOf, isCode } from '../imports.ts';
import type { Finding, SourceFile, Tree } from '../tree.ts';
import { workspaceOf } from './import-rules.ts';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

function declared(file: SourceFile | undefined): Record<string, string> {
  const manifest = JSON.parse(file?.text ?? '{}') as Manifest;
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

function unpinned(tree: Tree): Finding[] {
  return tree
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .flatMap((file) =>
      Object.entries(declared(file))
        .filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
        .map(([name, version]) => ({ path: file.path, message: `${name} ${version} is not an exact version` })),
    );
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What the manifests above a file name: its workspace's, and that of a folder with packages of its own. */
function namedAbove(tree: Tree, workspace: string, path: string): Record<string, string> {
  const manifests = tree.filter((each) => {
    const folder = each.path.replace(/package\.json$/, '');
    return folder !== each.path && folder.startsWith(`${workspace}/`) && path.startsWith(folder);
  });
  return Object.assign({}, ...manifests.map(declared)) as Record<string, string>;
}

function undeclared(tree: Tree): Finding[] {
  const root = declared(tree.find(({ path }) => path === 'package.json'));
  return tree.flatMap((file) => {
    const workspace = workspaceOf(file.path);
    if (!isCode(file.path) || workspace === null) return [];
    const own = namedAbove(tree, workspace, file.path);
    return importsOf(file)
      .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .map(packageName)
      .filter((name) => !(name in own) && !(name in root) && !file.text.includes(`"name": "${name}"`))
      .map((name) => ({ path: file.path, message: `imports ${name}, which ${workspace}/package.json does not name` }));
  });
}

/** Programs that scripts call by another word than their package's name. */
const programs: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'biome ',
  'oxlint-tsgolint': '--type-aware',
  typescript: 'tsc ',
};

/** Programs and types that nothing imports by name: they are run, or describe what is imported. */
function isImplied(name: string, imported: ReadonlySet<string>, text: string): boolean {
  if (name.startsWith('@types/')) {
    const described = name.slice('@types/'.length);
    return described === 'node' || imported.has(described.replace(/^(.+)__(.+)$/, '@$1/$2'));
  }
  return text.includes(programs[name] ?? `"${name}`) || text.includes(`'${name}`) || text.includes(`${name} `);
}

/** What a workspace names and nothing in it imports, its scripts and configurations run or another package needs. */
function unused(tree: Tree): Finding[] {
  return tree
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .flatMap((manifest) => {
      const folder = manifest.path.replace(/package\.json$/, '');
      const own = tree.filter(({ path }) => path.startsWith(folder) && path !== manifest.path);
      const imported = new Set(
        own.filter(({ path }) => isCode(path)).flatMap((file) => importsOf(file).map(packageName)),
      );
      const scripts = JSON.stringify((JSON.parse(manifest.text) as { scripts?: object }).scripts ?? {});
      const run = [
        scripts,
        ...own
          .filter(({ path }) => /\.(mjs|css|html)$|\.config\.ts$|tsconfig[^/]*\.json$/.test(path))
          .map(({ text }) => text),
      ].join('\n');
      return Object.keys(declared(manifest))
        .filter((name) => !imported.has(name) && !isImplied(name, imported, run))
        .map((name) => ({ path: manifest.path, message: `names ${name}, which nothing there uses` }));
    });
}

/** Each workspace names what it imports, in exact versions, and nothing else. */
export function manifests(tree: Tree): Finding[] {
  return [...unpinned(tree), ...undeclared(tree), ...unused(tree)];
}
