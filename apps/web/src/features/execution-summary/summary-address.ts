import {
  COST_UNITS,
  type CostGrouping,
  type CostUnit,
  EXECUTION_STATUSES,
  EXECUTION_UNITS,
  type ExecutionStatus,
  type ExecutionUnit,
} from '@meridian/domain/entities/cost-analysis-result';
import { SUMMARY_BENCHMARKS, type SummaryBenchmark } from '@meridian/domain/execution-summary/summary-line';

/** What the screen shows. Only the address stores it. */
export type SummarySettings = {
  readonly by: CostGrouping;
  readonly units: readonly CostUnit[];
  readonly executionUnits: readonly ExecutionUnit[];
  readonly benchmark: SummaryBenchmark;
  readonly status: ExecutionStatus;
  /** The line whose orders are open: `first` before the user chose one, null when closed. */
  readonly open: { readonly id: string } | 'first' | null;
};

export const SUMMARY_DEFAULTS: SummarySettings = {
  by: 'list',
  units: ['bps'],
  executionUnits: ['usd'],
  benchmark: 'ivwap',
  status: 'filled',
  open: 'first',
};

const GROUPINGS: Readonly<Record<string, CostGrouping>> = {
  list: 'list',
  'asset-class': 'asset class',
  country: 'country',
};
const PARAMS = {
  by: 'by',
  units: 'units',
  execution: 'execution',
  benchmark: 'benchmark',
  status: 'status',
  open: 'group',
} as const;
const CLOSED = '-';
const NO_UNITS = 'none';

function oneOf<Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback;
}

function unitsOf<Unit extends string>(
  all: readonly Unit[],
  text: string | null,
  fallback: readonly Unit[],
): readonly Unit[] {
  if (text === null) return fallback;
  const asked = text.split(',');
  const known = all.filter((unit) => asked.includes(unit));
  return known.length > 0 || text === NO_UNITS ? known : fallback;
}

function unitsText<Unit extends string>(all: readonly Unit[], chosen: readonly Unit[]): string {
  return chosen.length === 0 ? NO_UNITS : all.filter((unit) => chosen.includes(unit)).join(',');
}

function openOf(text: string | null): SummarySettings['open'] {
  if (text === null) return 'first';
  return text === CLOSED ? null : { id: text };
}

/** Reads the settings of an address. An invalid part gets its default. */
export function settingsOf(search: URLSearchParams): SummarySettings {
  return {
    by: GROUPINGS[search.get(PARAMS.by) ?? ''] ?? SUMMARY_DEFAULTS.by,
    units: unitsOf(COST_UNITS, search.get(PARAMS.units), SUMMARY_DEFAULTS.units),
    executionUnits: unitsOf(EXECUTION_UNITS, search.get(PARAMS.execution), SUMMARY_DEFAULTS.executionUnits),
    benchmark: oneOf(SUMMARY_BENCHMARKS, search.get(PARAMS.benchmark), SUMMARY_DEFAULTS.benchmark),
    status: oneOf(EXECUTION_STATUSES, search.get(PARAMS.status), SUMMARY_DEFAULTS.status),
    open: openOf(search.get(PARAMS.open)),
  };
}

function texts({
  by,
  units,
  executionUnits,
  benchmark,
  status,
  open,
}: SummarySettings): Readonly<Record<string, string>> {
  return {
    [PARAMS.by]: by.replace(' ', '-'),
    [PARAMS.units]: unitsText(COST_UNITS, units),
    [PARAMS.execution]: unitsText(EXECUTION_UNITS, executionUnits),
    [PARAMS.benchmark]: benchmark,
    [PARAMS.status]: status,
    ...(open === 'first' ? {} : { [PARAMS.open]: open === null ? CLOSED : open.id }),
  };
}

const DEFAULT_TEXTS = texts(SUMMARY_DEFAULTS);

/** The address with these settings; defaults are left out, and other parameters stay. */
export function withSettings(search: URLSearchParams, settings: SummarySettings): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of Object.values(PARAMS)) next.delete(name);
  for (const [name, text] of Object.entries(texts(settings))) {
    if (DEFAULT_TEXTS[name] !== text) next.set(name, text);
  }
  return next;
}

/** True when the address contains settings. Otherwise the user's last choice applies. */
export function saysHow(search: URLSearchParams): boolean {
  return [PARAMS.by, PARAMS.units, PARAMS.execution, PARAMS.benchmark, PARAMS.status].some((name) => search.has(name));
}
