import { COST_UNITS, PAGE_ORIENTATIONS, REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { REPORT_CELL_KINDS, type ReportCellKind } from '@meridian/domain/reports/report-cell';
import { type Static, Type } from 'typebox';
import { CaseChartSchema } from './surveillance-calls.ts';
import { EpochMsSchema, NullableNumber, NullableText, nullable } from './schema-parts.ts';

const CellSchema = Type.Union([Type.String(), Type.Number(), Type.Null()]);

const ReportColumnSchema = Type.Object({
  id: Type.String(),
  label: Type.String(),
  kind: Type.Enum(REPORT_CELL_KINDS),
});

const ReportTableSchema = Type.Object({
  columns: Type.Array(ReportColumnSchema),
  rows: Type.Array(
    Type.Object({
      cells: Type.Array(CellSchema),
      /** Too few orders for a conclusion. Shown in grey. */
      is_thin: Type.Boolean(),
      is_total: Type.Boolean(),
    }),
  ),
});

const ReportChartSchema = Type.Object({
  /** A waterfall ends with its total; ranges are means with a 95% range and a mark; a line joins its points. */
  kind: Type.Enum(['waterfall', 'ranges', 'line']),
  unit: Type.String(),
  points: Type.Array(
    Type.Object({
      label: Type.String(),
      detail: Type.String(),
      value: NullableNumber,
      low: NullableNumber,
      high: NullableNumber,
      /** The estimate before the trade. */
      mark: NullableNumber,
      is_thin: Type.Boolean(),
      is_total: Type.Boolean(),
    }),
  ),
});

const ReportSectionSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** The conclusion from the numbers, or that there is none. */
  finding: Type.String(),
  chart: nullable(ReportChartSchema),
  /** Of an alert: the PDF draws its orders over the market. */
  scene: Type.Optional(CaseChartSchema),
  table: nullable(ReportTableSchema),
  notes: Type.Array(Type.String()),
});

/** A report as a page: the same numbers as the PDF and the CSV. */
export const ReportPageSchema = Type.Object({
  title: Type.String(),
  subtitle: Type.String(),
  report_type: Type.Enum(REPORT_TYPES),
  page_orientation: Type.Enum(PAGE_ORIENTATIONS),
  /** Of every cost. Missing in reports that were made before it was kept: bps. */
  cost_unit: Type.Optional(Type.Enum(COST_UNITS)),
  parameters: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  summary: Type.Array(Type.String()),
  figures: Type.Array(
    Type.Object({
      label: Type.String(),
      value: NullableNumber,
      kind: Type.Enum(REPORT_CELL_KINDS),
      low: NullableNumber,
      high: NullableNumber,
      detail: Type.String(),
    }),
  ),
  sections: Type.Array(ReportSectionSchema),
  definitions: Type.Array(Type.Object({ term: Type.String(), text: Type.String() })),
  /** The inputs of the run, so that the report can be reproduced. */
  provenance: Type.Object({
    generated_ms: EpochMsSchema,
    period_from: NullableText,
    period_to: NullableText,
    data_to: NullableText,
    trading_days: Type.Array(Type.String()),
    sources: Type.Array(Type.String()),
    calculation: Type.String(),
    cost_model: Type.String(),
    thresholds: NullableText,
  }),
});

export type ReportPage = Static<typeof ReportPageSchema>;
export type ReportSection = Static<typeof ReportSectionSchema>;
export type ReportTable = Static<typeof ReportTableSchema>;
export type ReportChart = Static<typeof ReportChartSchema>;
export type CellKind = ReportCellKind;
