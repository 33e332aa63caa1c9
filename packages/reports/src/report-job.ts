import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';

/** What one report is made of; the same job over the same days makes the same report. */
export type ReportJob = {
  readonly settings: ReportSettings;
  /** Whose orders the owner may see; null is every account. */
  readonly scope: DataPermissions | null;
  readonly period: ReportPeriod;
  readonly generatedMs: number;
  readonly zone: string;
  /** Who the report is for, for its head. */
  readonly owner: string;
};

export type ReportPeriod = {
  /** Null is open. */
  readonly from: string | null;
  readonly to: string | null;
  /** In words: Last Week, 9 to 13 Nov 2026. */
  readonly label: string;
};
