import type { FileFinding } from '@meridian/domain/configuration-file/file-rows';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { originOf } from '@meridian/identity/http/request-origin';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  configurationCounts,
  exportConfiguration,
  importConfigurationFile,
} from '@meridian/protocol/rest/configuration-calls';
import { countConfiguration, exportConfigurationFile } from '@meridian/storage/configuration/configuration-file';
import { importConfiguration, previewImport } from '@meridian/storage/configuration/import-configuration';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { DESK_DOWN } from './desk-down.ts';
import { type RoutingRoutesOptions, routingWriter } from './routing-options.ts';

/** `/configuration/*`: the whole configuration as one file, for administrators. */
export function fileRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  const { store, database, nowMs, desk } = options;
  registerCall(app, guard, configurationCounts, async () => ({
    kind: 'good',
    body: await countConfiguration(database.db),
  }));
  registerCall(app, guard, exportConfiguration, async ({ request }) => {
    const by = { userId: request.user.id, ip: originOf(request).ip };
    return { kind: 'good', body: await exportConfigurationFile({ database, nowMs }, by) };
  });
  registerCall(app, guard, importConfigurationFile, async ({ body, request }) => {
    const { file, is_preview, reason } = body;
    // Only the desk knows which venues and destinations exist.
    if (!desk.isUp()) return DESK_DOWN;
    const context = {
      desk: { venues: desk.venues().map(({ mic }) => mic), destinations: desk.destinations() },
      nowMs,
    };
    if (is_preview) {
      const { changes, findings } = await previewImport(database.db, file.rows, context);
      return { kind: 'good', body: { changes: [...changes], findings: [...findings] } };
    }
    const writer = {
      ...routingWriter(request.user, reason),
      accessTo: () => 'write' as const,
      ip: originOf(request).ip,
    };
    const outcome = await importConfiguration({ database, nowMs }, file.rows, writer, context);
    if (outcome.kind === 'imported') return { kind: 'good', body: { changes: [...outcome.changes], findings: [] } };
    if (outcome.kind === 'unsound') return answerProblem(409, 'unsound', unsoundText(outcome.findings));
    const noun = { one: 'row', many: 'rows of a kind' };
    return answerRefused(outcome, { store, kind: 'penalty', noun, shown: (row) => row.document });
  });
}

/** Enough to start fixing. A preview lists them all. */
const MAX_TOLD = 5;

function unsoundText(findings: readonly FileFinding[]): string {
  const told = findings.slice(0, MAX_TOLD).map(({ row, name, message }) => {
    const place = row === null ? '' : ` in row ${row}`;
    return `“${name}”${place}: ${message}`;
  });
  const more = findings.length > MAX_TOLD ? [`${findings.length - MAX_TOLD} more rows are wrong.`] : [];
  return ['Nothing was applied.', ...told, ...more].join(' ');
}
