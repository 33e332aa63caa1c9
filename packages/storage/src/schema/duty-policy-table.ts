import type { DutyMode, DutyPair } from '@meridian/domain/duties/duties';

export type DutyPolicyTable = {
  pair: DutyPair;
  mode: DutyMode;
  /** Null for what the demo begins with. */
  changed_by_email: string | null;
  changed_ms: number;
};
