import { logonScenarios } from './logon-scenarios.ts';
import { numberScenarios } from './number-scenarios.ts';
import { rejectScenarios } from './reject-scenarios.ts';
import { resendScenarios } from './resend-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** What a counterparty is tried by, in the order in which it is run. */
export const SCENARIOS: readonly Scenario[] = [
  ...logonScenarios,
  ...numberScenarios,
  ...rejectScenarios,
  ...resendScenarios,
];
