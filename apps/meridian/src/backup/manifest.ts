import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const FILE_NAME = 'backup.json';
const VERSION = 1;

/** A path below the backup's own folder, in which no part is `..`. */
const PathInside = Type.String({ pattern: '^(?!.*(^|/)\\.\\.(/|$))[^/].*$' });
const HashedFile = Type.Object({ path: PathInside, bytes: Type.Number(), sha256: Type.String() });

const Manifest = Type.Object({
  version: Type.Literal(VERSION),
  taken_ms: Type.Number(),
  migrations: Type.Array(Type.Object({ number: Type.Number(), name: Type.String(), checksum: Type.String() })),
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_]+$' }),
      columns: Type.Array(Type.String()),
      rows: Type.Number(),
      sha256: Type.String(),
    }),
  ),
  sequences: Type.Record(Type.String(), Type.Number()),
  history: Type.Array(HashedFile),
});

export type BackupManifest = Static<typeof Manifest>;

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Omit<BackupManifest, 'version'>): Promise<void> {
  const text = JSON.stringify({ version: VERSION, ...manifest }, null, 2);
  await writeFile(join(folder, FILE_NAME), `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const found = await readFile(join(folder, FILE_NAME), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  if (Value.Check(Manifest, found)) return found;
  throw new StartupProblem(
    `${folder} is no whole backup: ${FILE_NAME}, which is written last, is missing or of another version.`,
    'Name a folder that npm run admin -- backup has written.',
  );
}
