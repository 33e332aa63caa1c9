import { fileURLToPath } from 'node:url';

type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** Before somebody has signed in: the start of the page and the form. */
const GATE = [source('main.tsx'), source('pages/login-page.tsx')];
/** The first screen after that. */
const DESK = [source('layout/main-layout.tsx'), source('screens/home-screen.tsx'), source('screens/expect-orders.ts')];

/**
 * Modules of libraries are left alone: their index files reach far more than a screen uses. So are the style
 * sheets of the theme: ours must come after the library's, and only their order of import keeps them so.
 */
const isOwn = (id: string) => !id.includes('node_modules') && /\.(tsx?|module\.css)$/.test(id);

/**
 * Puts our modules that the first screens need into two files. Split by what imports what, they would be more than a
 * hundred small ones, which compress badly and are fetched one by one.
 */
export const firstScreenChunks = [
  { name: chunkOf('gate', GATE), debugName: 'gate', priority: 16, includeDependenciesRecursively: false },
  { name: chunkOf('desk', DESK), debugName: 'desk', priority: 15, includeDependenciesRecursively: false },
];

function chunkOf(name: string, roots: readonly string[]): (id: string, graph: Graph) => string | null {
  let modules: ReadonlySet<string> | null = null;
  return (id, graph) => {
    modules ??= reachable(roots, graph);
    return modules.has(id) ? name : null;
  };
}

function reachable(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || !isOwn(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
