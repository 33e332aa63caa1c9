import type { ParameterValue, StrategyParameter } from '@meridian/domain/strategies/parameter-definition';

/** What the field of any kind of parameter is given. */
export type ParameterFieldProps = {
  readonly parameter: StrategyParameter;
  /** What was given, else the strategy's default. */
  readonly value: ParameterValue;
  readonly problem: string | null;
  /** Whose clock a typed time is on, where it is not the reader's. */
  readonly zoneNote?: string | null;
  /** Null goes back to the default. */
  readonly onChange: (value: ParameterValue) => void;
};
