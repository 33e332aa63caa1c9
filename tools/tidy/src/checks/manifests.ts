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

function undeclared(tree: Tree): Finding[] {
  const root = declared(tree.find(({ path }) => path === 'package.json'));
  return tree.flatMap((file) => {
    const workspace = workspaceOf(file.path);
    if (!isCode(file.path) || workspace === null) return [];
    const own = declared(tree.find(({ path }) => path === `${workspace}/package.json`));
    return importsOf(file)
      .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .map(packageName)
      .filter((name) => !(name in own) && !(name in root) && !file.text.includes(`"name": "${name}"`))
      .map((name) => ({ path: file.path, message: `imports ${name}, which ${workspace}/package.json does not name` }));
  });
}

/** Each workspace names what it imports, in exact versions. */
export function manifests(tree: Tree): Finding[] {
  return [...unpinned(tree), ...undeclared(tree)];
}
