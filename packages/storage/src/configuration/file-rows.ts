import type { FileRows } from '@meridian/domain/configuration-file/file-rows';
import type { Stored } from './import-configuration.ts';

/** Stored rows as the checks of a file want them. */
export function byKind(rows: readonly Stored[]): FileRows {
  const of = (kind: Stored['kind']) => rows.filter((row) => row.kind === kind);
  const all = {
    setting: of('setting'),
    strategy: of('strategy'),
    group: of('group'),
    broker: of('broker'),
    destination: of('destination'),
    venue: of('venue'),
    venue_configuration: of('venue_configuration'),
    penalty: of('penalty'),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of the store, which were checked when saved.
  return all as unknown as FileRows;
}
