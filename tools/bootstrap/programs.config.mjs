import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nameOf } from './build-programs.mjs';
import { root } from './run.mjs';

// What rolldown is told by `build-programs.mjs`, which says where to and what.
const { folder, entries } = JSON.parse(process.env.PROGRAMS);

/** Of many small files. Others are left where they are: some have files and threads of their own. */
const joined = new Set(['typebox', 'kysely']);
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** Whether it is loaded from where it is installed. A package of one workspace alone would not be found from here. */
function isExternal(id) {
  if (id.startsWith('.') || isAbsolute(id) || id.startsWith('@meridian/')) return false;
  if (id.startsWith('node:')) return true;
  return !joined.has(packageOf(id)) && existsSync(join(root, 'node_modules', packageOf(id)));
}

/** Files beside a source are found from the source, and threads that are built from the program. */
function withOwnPaths(code, id) {
  if (!code.includes('import.meta.url')) return null;
  const own = pathToFileURL(id).href;
  const toBuilt = code.replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (found, path) => {
    const entry = entries.find((each) => join(root, each) === fileURLToPath(new URL(path, own)));
    return entry === undefined ? found : `new URL('./${nameOf(entry)}.mjs', import.meta.built)`;
  });
  return {
    code: toBuilt.replaceAll('import.meta.url', JSON.stringify(own)).replaceAll('import.meta.built', 'import.meta.url'),
  };
}

// oxlint-disable-next-line import/no-default-export -- rolldown reads it.
export default entries.map((entry) => ({
  input: { [nameOf(entry)]: join(root, entry) },
  platform: 'node',
  cwd: root,
  external: isExternal,
  plugins: [{ name: 'own paths', transform: withOwnPaths }],
  output: {
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: `${nameOf(entry)}-[name]-[hash].mjs`,
  },
}));
