import type { Migration } from './migration.ts';

/** What each night's calibration of the cost model found, by group. The model in use is the newest that was adopted. */
export const costCalibrationMigration: Migration = {
  number: 23,
  name: 'cost-calibration',
  sql: `
create table cost_calibration (
  id bigserial primary key,
  asset_class text not null,
  liquidity text not null,
  decision text not null,
  calibrated_ms bigint not null,
  through_date text not null,
  day_count integer not null,
  orders integer not null,
  parameters json not null,
  covariance json,
  excluded json not null,
  accuracy json,
  fitted_loss double precision,
  current_loss double precision
);
create unique index cost_calibration_once on cost_calibration (asset_class, liquidity, through_date, day_count);
create index cost_calibration_newest on cost_calibration (asset_class, liquidity, id desc);
`,
};
