import { PARENT_ORDER_FIELDS } from '../columns/row-fields.ts';
import { type ReportType, SURVEILLANCE_REPORT_TYPES } from '../entities/scheduled-report.ts';
import type { PermissionFlag } from '../entities/permissions.ts';

const SURVEILLANCE: ReadonlySet<string | null> = new Set(SURVEILLANCE_REPORT_TYPES);

/** Surveillance watches traders, so it has a permit of its own. */
export function isSurveillanceType(type: string | null): boolean {
  return SURVEILLANCE.has(type);
}

/** What every report on costs shows, on its page and in each of its files. */
const COST_FIELDS = ['cost_arrival_mid_bps', 'cost_ivwap_bps', 'cost_dvwap_bps', 'shortfall_usd'] as const;

/** What the reader of a report must hold: the permissions of the fields that it shows. */
function permissionsOf(type: ReportType | null): readonly PermissionFlag[] {
  if (isSurveillanceType(type)) return ['surveillance_permit'];
  const needed = COST_FIELDS.map((field) => PARENT_ORDER_FIELDS[field].permission);
  return [...new Set(needed.filter((permission) => permission !== null))];
}

const TEXTS: Partial<Readonly<Record<PermissionFlag, string>>> = {
  surveillance_permit: 'Surveillance reports need the surveillance permit.',
  market_data_permit: 'Reports on costs need the market-data permit: ask an administrator.',
};

/**
 * Why a user may not have reports of a type, for the screen and the mail. Null when they may. Saving, running, reading,
 * downloading and being mailed all ask here.
 */
export function reportRefusal(
  user: Readonly<Partial<Record<PermissionFlag, boolean>>>,
  type: ReportType | null,
): string | null {
  const missing = permissionsOf(type).find((permission) => user[permission] !== true);
  return missing === undefined ? null : (TEXTS[missing] ?? 'You do not have the permission for this report.');
}
