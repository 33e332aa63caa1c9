import type { ParameterValue, StrategyParameter } from '@meridian/domain/strategies/parameter-definition';

/** Props of the fields of all kinds of parameters. */
export type ParameterFieldProps = {
  readonly parameter: StrategyParameter;
  /** The entered value, else the strategy's default. */
  readonly value: ParameterValue;
  readonly problem: string | null;
  /** The time zone of typed times, where it is not the reader's. */
  readonly zoneNote?: string | null;
  /** Null resets to the default. */
  readonly onChange: (value: ParameterValue) => void;
};
