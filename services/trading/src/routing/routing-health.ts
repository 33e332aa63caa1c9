import type { NormalInverseGamma } from '@meridian/cost-model/bandit/normal-inverse-gamma';

/** What is up now, and what the arms of groups are believed to cost. */
export type RoutingHealth = {
  /** Status of the session layer; 2 is connected. Null for a destination that nobody reports. */
  readonly statusOf: (destination: string) => number | null;
  readonly beliefOf: (group: string, arm: string) => NormalInverseGamma;
};
