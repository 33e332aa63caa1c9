import { REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { CUSTOM_DATE_RANGE_LABEL, DATE_RANGE_LABELS, isDateRangeCode } from '@meridian/domain/report-date-range';
import { reportTypeText } from '@meridian/domain/report-text';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { EditorGroup, type GroupProps, LineField, SegmentField, SwitchField } from './editor-parts.tsx';
import styles from './editor.module.css';
import { isSurveillance } from './report-draft.ts';

const FREQUENCIES = [
  { value: 'NEVER', label: 'Once' },
  { value: 'DAILY', label: 'Day' },
  { value: 'WEEKLY', label: 'Week' },
  { value: 'MONTHLY', label: 'Month' },
] as const;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const CUSTOM = 'custom';
const RANGES = [
  ...Object.entries(DATE_RANGE_LABELS).map(([value, label]) => ({ value, label, detail: value })),
  { value: CUSTOM, label: CUSTOM_DATE_RANGE_LABEL },
];

export function ReportGroup({ draft, problems, set, mayWatch }: GroupProps & { readonly mayWatch: boolean }) {
  const types = REPORT_TYPES.filter((type) => mayWatch || !isSurveillance(type));
  return (
    <EditorGroup title="Report" hint="Name and type">
      <LineField
        label="Report name"
        isFirst
        value={draft.report_name}
        note={`${draft.report_name.length} of 80`}
        problem={draft.report_name === '' ? undefined : problems.report_name}
        onChange={(report_name) => set({ report_name })}
      />
      <ChoiceField
        label="Report type"
        choices={types.map((value) => ({ value, label: reportTypeText(value) }))}
        value={draft.report_type}
        onChange={(report_type) => set({ report_type })}
      />
      <SwitchField label="Active" isOn={draft.is_enabled} onChange={(is_enabled) => set({ is_enabled })} />
    </EditorGroup>
  );
}

export function RepeatsGroup({ draft, problems, set, zone }: GroupProps & { readonly zone: string | null }) {
  const isOnce = draft.frequency === 'NEVER';
  return (
    <EditorGroup title="Repeats" hint={zone === null ? "In the server's time zone" : `In the server's zone, ${zone}`}>
      <SegmentField
        label="Frequency"
        options={FREQUENCIES}
        value={draft.frequency}
        onChange={(frequency) => set({ frequency })}
      />
      {draft.frequency === 'WEEKLY' ? (
        <ChoiceField
          label="On"
          choices={WEEKDAYS}
          value={String(draft.weekday)}
          onChange={(day) => set({ weekday: Number(day) })}
        />
      ) : null}
      <LineField
        label="Runs at"
        value={draft.run_time}
        note={isOnce ? 'at once' : 'HH:mm'}
        // What is wrong must stay open to be mended.
        isLocked={isOnce && problems.run_time === undefined}
        problem={problems.run_time}
        onChange={(run_time) => set({ run_time })}
      />
    </EditorGroup>
  );
}

/** The days that the range covers now; the fields show them while it sets them. */
export type ShownPeriod = { readonly from: string | null; readonly to: string | null };

export function PeriodGroup({ draft, problems, set, period }: GroupProps & { readonly period: ShownPeriod }) {
  const isLocked = draft.date_range !== null;
  const date = (field: 'start_date' | 'end_date', label: string, byRange: string | null) => (
    <LineField
      label={label}
      value={isLocked ? (byRange ?? '') : draft[field]}
      note={isLocked ? 'by range' : 'YYYY-MM-DD'}
      placeholder={isLocked ? '-' : 'open'}
      isLocked={isLocked}
      problem={problems[field]}
      onChange={(text) => set({ [field]: text })}
    />
  );
  const time = (field: 'start_time' | 'end_time', label: string) => (
    <LineField
      label={label}
      value={draft[field]}
      problem={problems[field]}
      onChange={(text) => set({ [field]: text })}
    />
  );
  return (
    <EditorGroup title="Period" hint="Counted in trading days. 00:00 to 00:00 is the whole day.">
      <ChoiceField
        label="Date range"
        choices={RANGES}
        value={draft.date_range ?? CUSTOM}
        onChange={(code) => set({ date_range: isDateRangeCode(code) ? code : null })}
      />
      {date('start_date', 'Start date', period.from)}
      {date('end_date', 'End date', period.to)}
      <div className={styles['pair']}>
        {time('start_time', 'Start time')}
        {time('end_time', 'End time')}
      </div>
    </EditorGroup>
  );
}
