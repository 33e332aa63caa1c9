import { identityMigration } from './0001-identity.ts';
import { outboxMigration } from './0002-outbox.ts';
import { instrumentMigration } from './0003-instrument.ts';
import { tradingMigration } from './0004-trading.ts';
import { eventLogMigration } from './0005-event-log.ts';
import { powerSearchMigration } from './0006-power-search.ts';
import { sessionOpenedByMigration } from './0007-session-opened-by.ts';
import { tradingMemoryMigration } from './0008-trading-memory.ts';
import { userViewSettingMigration } from './0009-user-view-setting.ts';
import { twoConnectionsAPageMigration } from './0010-two-connections-a-page.ts';
import { customStrategyMigration } from './0011-custom-strategy.ts';
import { tradingDayIndexMigration } from './0012-trading-day-index.ts';
import { logReadMarkMigration } from './0013-log-read-mark.ts';
import { referenceMigration } from './0014-reference.ts';
import { accountLimitMigration } from './0015-account-limit.ts';
import { configurationMigration } from './0016-configuration.ts';
import { configurationProposalMigration } from './0017-configuration-proposal.ts';
import { traderIdMigration } from './0018-trader-id.ts';
import { userPreferenceMigration } from './0019-user-preference.ts';
import { priceUnitMigration } from './0020-price-unit.ts';
import { reportMigration } from './0021-report.ts';
import { rangeOutcomeMigration } from './0022-range-outcome.ts';
import { costCalibrationMigration } from './0023-cost-calibration.ts';
import { surveillancePermitMigration } from './0024-surveillance-permit.ts';
import { sessionProofMigration } from './0025-session-proof.ts';
import { securityLogMigration } from './0026-security-log.ts';
import { traderIdHolderMigration } from './0027-trader-id-holder.ts';
import { fourEyesNewsMigration } from './0028-four-eyes-news.ts';
import { dutyPolicyMigration } from './0029-duty-policy.ts';
import { finerTickMigration } from './0030-finer-tick.ts';
import { reportAppendixMigration } from './0031-report-appendix.ts';
import type { Migration } from './migration.ts';

/** In order of application. A new one goes at the end with the next number. */
export const allMigrations: readonly Migration[] = [
  identityMigration,
  outboxMigration,
  instrumentMigration,
  tradingMigration,
  eventLogMigration,
  powerSearchMigration,
  sessionOpenedByMigration,
  tradingMemoryMigration,
  userViewSettingMigration,
  twoConnectionsAPageMigration,
  customStrategyMigration,
  tradingDayIndexMigration,
  logReadMarkMigration,
  referenceMigration,
  accountLimitMigration,
  configurationMigration,
  configurationProposalMigration,
  traderIdMigration,
  userPreferenceMigration,
  priceUnitMigration,
  reportMigration,
  rangeOutcomeMigration,
  costCalibrationMigration,
  surveillancePermitMigration,
  sessionProofMigration,
  securityLogMigration,
  traderIdHolderMigration,
  fourEyesNewsMigration,
  dutyPolicyMigration,
  finerTickMigration,
  reportAppendixMigration,
];
