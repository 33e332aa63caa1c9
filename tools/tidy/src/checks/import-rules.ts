import { tradingRooms, webLayers, workspaceImports } from '../import-table.ts';
import { importsOf, isCode, packageFoldersOf, resolveImport } from '../imports.ts';
import type { Finding, SourceFile, Tree } from '../tree.ts';
import { isForTests } from '../users.ts';

/** The workspace that a path lies in: `packages/domain`, `services/trading`, `e2e`. */
export function workspaceOf(path: string): string | null {
  const [top, name] = path.split('/');
  if (top === 'e2e') return 'e2e';
  return top !== undefined && name !== undefined && /^(packages|services|apps|tools)$/.test(top)
    ? `${top}/${name}`
    : null;
}

function allows(rules: readonly string[], target: string): boolean {
  return rules.some((rule) => rule === target || (rule.endsWith('/*') && target.startsWith(rule.slice(0, -1))));
}

function rulesFor(workspace: string): readonly string[] | undefined {
  return workspaceImports[workspace] ?? workspaceImports[`${workspace.split('/')[0]}/*`];
}

function webLayerProblem(from: string, to: string): string | null {
  const [fromLayer, fromFeature] = from.slice('apps/web/src/'.length).split('/');
  const [toLayer, toFeature] = to.slice('apps/web/src/'.length).split('/');
  const allowed = fromLayer === undefined ? undefined : webLayers[fromLayer];
  if (allowed === undefined || toLayer === undefined) return null;
  if (fromLayer === toLayer) {
    return fromLayer === 'features' && fromFeature !== toFeature ? 'features never import one another' : null;
  }
  return allowed.includes(toLayer) ? null : `${fromLayer} may not import ${toLayer}`;
}

const TRADING = 'services/trading/src/';

/** The longest name in the table that the path begins with. */
function tradingRoomOf(path: string): string | undefined {
  const inside = path.slice(TRADING.length).replace(/\.ts$/, '');
  const rooms = Object.keys(tradingRooms).filter((room) => inside === room || inside.startsWith(`${room}/`));
  return rooms.sort((a, b) => b.length - a.length)[0];
}

function tradingRoomProblem(from: string, to: string): string | null {
  // Tests put rooms together that must not know one another.
  if (isForTests(from) || !from.startsWith(TRADING) || !to.startsWith(TRADING)) return null;
  const [fromRoom, toRoom] = [tradingRoomOf(from), tradingRoomOf(to)];
  if (fromRoom === undefined) return 'its folder is no room of services/trading in the import table';
  if (toRoom === undefined || fromRoom === toRoom) return null;
  return tradingRooms[fromRoom]?.includes(toRoom) === true ? null : `${fromRoom} may not import ${toRoom}`;
}

function problemOf(file: SourceFile, target: string): string | null {
  const from = workspaceOf(file.path);
  const to = workspaceOf(target);
  if (from === null || to === null) return null;
  if (from === to && from === 'services/trading') return tradingRoomProblem(file.path, target);
  if (from === to) return from === 'apps/web' ? webLayerProblem(file.path, target) : null;
  const rules = rulesFor(from);
  if (rules === undefined) return `${from} is not in the import table`;
  return allows(rules, to) ? null : `${from} may not import ${to}`;
}

/** Imports go one way, as the table says. */
export function importRules(tree: Tree): Finding[] {
  const folders = packageFoldersOf(tree);
  return tree
    .filter((file) => isCode(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const target = resolveImport(file.path, specifier, folders);
        const message = target === null ? null : problemOf(file, target);
        return message === null ? [] : [{ path: file.path, message: `${message} (${specifier})` }];
      }),
    );
}
