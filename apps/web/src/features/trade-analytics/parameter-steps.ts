import { auditGroup } from '@meridian/domain/audit-type';
import { finiteNumber } from '@meridian/domain/finite-number';

export type ParameterStep = Readonly<Record<string, unknown>>;

/** Steps that set or change what the order was told. */
const TOLD: ReadonlySet<unknown> = new Set(['NEW ORDER REQUEST', 'ORDER MODIFY REQUEST', 'STRATEGY PARAMETER CHANGE']);

/** The page has the server's own steps without a name, or with this one. */
const SERVER = 'engine';

/** What people told the order first, then what the server did to it; both with the newest first. */
export function parameterSteps(audit: readonly ParameterStep[]): readonly ParameterStep[] {
  return audit
    .filter((step) => TOLD.has(step['req_type']) || auditGroup(String(step['res_type'])) === 'rejects')
    .toSorted((left, right) => rank(left) - rank(right) || timeOf(right) - timeOf(left));
}

/** Who made a step; null for the server. */
export function personOf({ sender_sub_id: who }: ParameterStep): string | null {
  return typeof who === 'string' && who !== '' && who !== SERVER ? who : null;
}

function rank(step: ParameterStep): number {
  return personOf(step) === null ? 1 : 0;
}

function timeOf(step: ParameterStep): number {
  return finiteNumber(step['transact_ts']) ?? 0;
}
