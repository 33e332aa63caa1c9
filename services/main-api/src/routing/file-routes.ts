import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { exportConfiguration, importConfigurationFile } from '@meridian/protocol/rest/configuration-calls';
import { type ConfigurationFile, ConfigurationRowsSchema } from '@meridian/protocol/rest/configuration-file-schema';
import {
  importConfiguration,
  previewImport,
  readConfigurationRows,
  sortKeys,
} from '@meridian/storage/configuration/import-configuration';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { type RoutingRoutesOptions, routingWriter } from './routing-options.ts';

/** In the order of the file: what others build on comes first. */
const KINDS = Object.keys(ConfigurationRowsSchema.properties);

/** `/configuration/*`: all of it as one file, for administrators. */
export function fileRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  const { store, database, nowMs } = options;
  registerCall(app, guard, exportConfiguration, async () => {
    const all = await readConfigurationRows(database.db);
    const rows = Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        all
          .filter((row) => row.kind === kind)
          .map(({ name, asset_class, owner_account, owner_alloc_account, document }) => ({
            name,
            asset_class,
            owner_account,
            owner_alloc_account,
            document: sortKeys(document),
          })),
      ]),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of the store, which were checked when saved.
    const file = { format: 'meridian-configuration', version: 1, rows } as ConfigurationFile;
    return { kind: 'good', body: file };
  });
  registerCall(app, guard, importConfigurationFile, async ({ body, request }) => {
    const { file, is_preview, reason } = body;
    if (is_preview) return { kind: 'good', body: { changes: [...(await previewImport(database.db, file.rows))] } };
    const writer = { ...routingWriter(request.user, reason), accessTo: () => 'write' as const };
    const outcome = await importConfiguration({ database, nowMs }, file.rows, writer);
    if (outcome.kind === 'imported') return { kind: 'good', body: { changes: [...outcome.changes] } };
    const noun = { one: 'row', many: 'rows of a kind' };
    return answerRefused(outcome, { store, kind: 'penalty', noun, shown: (row) => row.document });
  });
}
