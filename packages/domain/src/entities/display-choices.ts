import { DEFAULT_UNITS } from '../constants.ts';

/** How costs are shown: units and benchmarks are switched on and off one by one. */
export type DisplayChoices = {
  readonly units: { readonly bps: boolean; readonly usd: boolean; readonly ticks: boolean };
  readonly benchmarks: { readonly ivwap: boolean; readonly arrival_mid: boolean; readonly dvwap: boolean };
  readonly executionUnits: { readonly usd: boolean; readonly qty: boolean };
  readonly executionStatus: { readonly filled: boolean; readonly open: boolean; readonly remaining: boolean };
};

export const DEFAULT_DISPLAY_CHOICES: DisplayChoices = {
  units: DEFAULT_UNITS,
  benchmarks: { ivwap: true, arrival_mid: false, dvwap: false },
  executionUnits: { usd: true, qty: false },
  executionStatus: { filled: true, open: false, remaining: false },
};
