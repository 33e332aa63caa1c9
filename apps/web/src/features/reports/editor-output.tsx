import { COST_UNITS, PAGE_ORIENTATIONS } from '@meridian/domain/entities/scheduled-report';
import { AGGREGATION_LABELS, reportTypeText } from '@meridian/domain/report-text';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { EditorGroup, type GroupProps, SegmentField, SwitchField } from './editor-parts.tsx';
import styles from './editor.module.css';
import { ReceiversField } from './receivers-field.tsx';
import { isSurveillance } from './report-draft.ts';
import { ThresholdsInForce } from './thresholds-in-force.tsx';

const UNITS = COST_UNITS.map((value) => ({ value, label: value }));
const AGGREGATIONS = AGGREGATION_LABELS.map((label, index) => ({ value: String(index), label }));
const PAGES = PAGE_ORIENTATIONS.map((value) => ({ value, label: value === 'portrait' ? 'Portrait' : 'Landscape' }));

export function CalculationGroup({ draft, problems, set }: GroupProps) {
  if (isSurveillance(draft.report_type)) {
    return (
      <EditorGroup title="Calculation" hint="Thresholds in place of costs">
        <p className={styles['words']}>
          {reportTypeText(draft.report_type)} uses the thresholds of each account and asset class. It calculates no
          costs. The report names their versions.
        </p>
        <ThresholdsInForce />
      </EditorGroup>
    );
  }
  return (
    <EditorGroup title="Calculation" hint="A blank threshold changes no value">
      <ChoiceField
        label="Order aggregation"
        choices={AGGREGATIONS}
        value={String(draft.order_aggregation_logic)}
        onChange={(logic) => set({ order_aggregation_logic: Number(logic) })}
      />
      <SegmentField
        label="Cost unit"
        options={UNITS}
        value={draft.cost_unit}
        onChange={(cost_unit) => set({ cost_unit })}
      />
      <NumberField
        label="Cost winsorization"
        unit="% each end"
        value={draft.cost_winsorization_threshold}
        problem={problems.cost_winsorization_threshold}
        onChange={(value) => set({ cost_winsorization_threshold: value })}
      />
      <NumberField
        label="Notional winsorization"
        unit="% upper end"
        value={draft.notional_winsorization_threshold}
        problem={problems.notional_winsorization_threshold}
        onChange={(value) => set({ notional_winsorization_threshold: value })}
      />
      <SwitchField
        label="Opportunity cost numbers"
        isOn={draft.enable_opportunity_cost_columns}
        onChange={(isOn) => set({ enable_opportunity_cost_columns: isOn })}
      />
      <SwitchField
        label="Quantile buckets"
        isOn={draft.enable_quantile_buckets}
        onChange={(isOn) => set({ enable_quantile_buckets: isOn })}
      />
    </EditorGroup>
  );
}

export function ReceiversGroup({ draft, problems, set }: GroupProps) {
  return (
    <EditorGroup title="Receivers" hint="PDF by mail; CSV and XLSX stay here">
      <div className={styles['wide']}>
        <ReceiversField
          values={draft.email_receivers}
          problem={problems.email_receivers}
          onChange={(email_receivers) => set({ email_receivers })}
        />
      </div>
      <SegmentField
        label="Page"
        options={PAGES}
        value={draft.page_orientation}
        onChange={(page_orientation) => set({ page_orientation })}
      />
    </EditorGroup>
  );
}
