import { COST_UNITS, EXECUTION_UNITS } from '@meridian/domain/entities/cost-analysis-result';
import { BENCHMARK_LABELS, SUMMARY_BENCHMARKS } from '@meridian/domain/execution-summary/summary-line';
import type { ReactNode } from 'react';
import { Segments } from '../../components/segments.tsx';
import type { SummarySettings } from './summary-address.ts';
import { UnitToggles } from './unit-toggles.tsx';
import styles from './execution-summary.module.css';

export const GROUPING_OPTIONS = [
  { value: 'list', label: 'List' },
  { value: 'asset class', label: 'Asset class' },
  { value: 'country', label: 'Country' },
] as const;

const BENCHMARK_OPTIONS = SUMMARY_BENCHMARKS.map((value) => ({ value, label: BENCHMARK_LABELS[value] }));

const STATUS_OPTIONS = [
  { value: 'filled', label: 'Filled' },
  { value: 'open', label: 'Open' },
  { value: 'all', label: 'All' },
] as const;

type SummaryToolbarProps = {
  readonly settings: SummarySettings;
  readonly onChange: (change: Partial<SummarySettings>) => void;
};

/** Grouping, units, benchmark and status of the summary. */
export function SummaryToolbar({ settings, onChange }: SummaryToolbarProps) {
  return (
    <>
      <Segments
        label="Group by"
        options={GROUPING_OPTIONS}
        selected={settings.by}
        onSelect={(by) => onChange({ by, open: 'first' })}
      />
      <Labelled text="Units">
        <UnitToggles label="Units" all={COST_UNITS} units={settings.units} onChange={(units) => onChange({ units })} />
      </Labelled>
      <Labelled text="Executed in">
        <UnitToggles
          label="Execution units"
          all={EXECUTION_UNITS}
          units={settings.executionUnits}
          onChange={(executionUnits) => onChange({ executionUnits })}
        />
      </Labelled>
      <Labelled text="Benchmark">
        <Segments
          label="Benchmark"
          options={BENCHMARK_OPTIONS}
          selected={settings.benchmark}
          onSelect={(benchmark) => onChange({ benchmark })}
        />
      </Labelled>
      <Labelled text="Status">
        <Segments
          label="Status"
          options={STATUS_OPTIONS}
          selected={settings.status}
          onSelect={(status) => onChange({ status })}
        />
      </Labelled>
    </>
  );
}

/** A label stays on the line of what it names. */
function Labelled({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <span className={styles['labelled']}>
      <span className={styles['label']} aria-hidden="true">
        {text}
      </span>
      {children}
    </span>
  );
}
