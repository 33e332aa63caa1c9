import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  saveThresholds,
  surveillanceThresholds,
  type ThresholdSet,
  thresholdScope,
} from '@meridian/protocol/rest/threshold-calls';
import { thresholdsFor } from '@meridian/reports/surveillance/thresholds-for';
import type { ThresholdRow } from '@meridian/storage/reports/threshold-store';
import { DEFAULT_THRESHOLDS } from '@meridian/tca/surveillance/thresholds';
import type { FastifyInstance } from 'fastify';
import type { ReportRoutesOptions } from '../report-options.ts';
import { actorOf } from '../schedule-routes.ts';
import { thresholdTestRoutes } from './test-routes.ts';
import { foreignScope, isSame, thresholdProblem } from './threshold-scope.ts';

/** Thresholds of surveillance: read, saved as versions, and tried over past days. */
export function thresholdRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { thresholds } = options;
  registerCall(app, guard, surveillanceThresholds, async ({ request }) => {
    const { user } = request;
    const own = new Set((await options.identity.accountsOf(user)).map(({ account }) => account));
    const rows = (await thresholds.inForce()).filter(({ account }) => account === null || own.has(account));
    const hasGround = rows.some(({ account, asset_class }) => account === null && asset_class === null);
    const ground = hasGround ? [] : [{ ...GROUND, thresholds: { ...DEFAULT_THRESHOLDS } }];
    return { kind: 'good', body: [...ground, ...rows.map((row) => toSet(row, rows))] };
  });
  registerCall(app, guard, thresholdScope, async ({ query, request }) => {
    const scope = { account: query.account ?? null, asset_class: query.asset_class ?? null };
    const refused = await foreignScope(options, scope.account, request.user);
    if (refused !== null) return refused;
    const rows = await thresholds.inForce();
    const versions = await thresholds.versions(scope);
    const others = rows.filter((row) => !isSame(row, scope));
    const inherited = { ...thresholdsFor(others, scope.account ?? '', scope.asset_class ?? '').thresholds };
    const [newest] = versions;
    const set = newest === undefined ? { ...GROUND, ...scope, thresholds: inherited } : toSet(newest, rows);
    return { kind: 'good', body: { ...set, inherited, versions: versions.map(toVersion) } };
  });
  registerCall(app, guard, saveThresholds, async ({ body, request }) => {
    const problem = thresholdProblem(body.thresholds);
    if (problem !== null) return answerProblem(400, 'invalid', problem);
    const refused = await foreignScope(options, body.account, request.user);
    if (refused !== null) return refused;
    const saved = await thresholds.save({ ...body, note: body.note.trim() }, actorOf(request.user));
    if (saved === 'changed-meanwhile') {
      return answerProblem(409, 'changed-meanwhile', 'Somebody saved these thresholds. Look again before you save.');
    }
    return { kind: 'good', body: toSet(saved, await thresholds.inForce()) };
  });
  thresholdTestRoutes(app, guard, options);
}

const GROUND = {
  account: null,
  asset_class: null,
  version: 0,
  changed: [],
  note: 'Defaults',
  saved_by: null,
  saved_ms: null,
};

function toVersion({ version, thresholds, note, saved_by_email, saved_ms }: ThresholdRow) {
  return { version, thresholds, note, saved_by: saved_by_email, saved_ms };
}

function toSet(row: ThresholdRow, rows: readonly ThresholdRow[]): ThresholdSet {
  return {
    account: row.account,
    asset_class: row.asset_class,
    version: row.version,
    thresholds: { ...thresholdsFor(rows, row.account ?? '', row.asset_class ?? '').thresholds, ...row.thresholds },
    changed: Object.keys(row.thresholds),
    note: row.note,
    saved_by: row.saved_by_email,
    saved_ms: row.saved_ms,
  };
}
