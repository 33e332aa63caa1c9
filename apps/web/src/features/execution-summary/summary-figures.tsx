import { changeTone, costTone, type CellTone, shownTone } from '@meridian/domain/cell-tone';
import type { CostGrouping, ExecutionUnit } from '@meridian/domain/entities/cost-analysis-result';
import { isBehindReading } from '@meridian/domain/execution-summary/reading';
import {
  BENCHMARK_LABELS,
  type SummaryBenchmark,
  type SummaryLine,
} from '@meridian/domain/execution-summary/summary-line';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import { amountText, counted, exactUsd, GROUP_WORDS, quantityText, rangeText, signedUsd } from './summary-texts.ts';
import styles from './execution-summary.module.css';

type Figure = {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly tone?: CellTone;
  readonly note: string;
  readonly exact?: string | undefined;
};

type SummaryFiguresProps = {
  readonly lines: readonly SummaryLine[];
  readonly total: SummaryLine;
  /** The same orders against another benchmark. */
  readonly other: { readonly benchmark: SummaryBenchmark; readonly total: SummaryLine };
  readonly by: CostGrouping;
  readonly benchmark: SummaryBenchmark;
  readonly executionUnits: readonly ExecutionUnit[];
  readonly isOld: boolean;
  readonly hasMarketData: boolean;
};

/** Six figures of all orders on the screen. */
export function SummaryFigures({ isOld, ...props }: SummaryFiguresProps) {
  return (
    <dl className={styles['figures']} data-old={isOld ? '' : undefined}>
      {figuresOf(props).map(({ label, value, unit, tone = 'neutral', note, exact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-tone={shownTone(tone, value)} title={exact}>
            {value === '' ? '–' : value}
            {unit === undefined || value === '' ? null : <small> {unit}</small>}
          </dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is filled, in the first unit that is switched on. */
function filledFigure(total: SummaryLine, units: SummaryFiguresProps['executionUnits']): Figure {
  const percent = total.filledPercent === null ? '' : `${formatFixed(total.filledPercent, 1)}%`;
  const label = 'Filled';
  if (units.includes('usd') || units.length === 0) {
    return {
      label,
      value: amountText(total.filledUsd),
      exact: exactUsd(total.filledUsd),
      note: total.targetUsd === null ? '' : `${percent} of ${amountText(total.targetUsd)}`,
    };
  }
  const target = `${quantityText(total.targetQty)} shares`;
  if (!units.includes('shares')) return { label, value: percent, note: `of ${target}` };
  return { label, value: quantityText(total.filledQty), unit: 'shares', note: `${percent} of ${target}` };
}

function leftFigure(total: SummaryLine, units: SummaryFiguresProps['executionUnits']): Figure {
  const label = 'Left to trade';
  if (!units.includes('usd') && units.length > 0) {
    return { label, value: quantityText(total.leftQty), unit: 'shares', note: '' };
  }
  const exact = exactUsd(total.leftUsd);
  return { label, value: amountText(total.leftUsd), exact, note: 'at the last price' };
}

/** The reason for a blank that no order is to blame for. */
const HIDDEN = 'needs the market data permit';

function figuresOf(props: Omit<SummaryFiguresProps, 'isOld'>): readonly Figure[] {
  const figures = allFigures(props);
  if (props.hasMarketData) return figures;
  return figures.map((figure) => (figure.value === '' ? withNote(figure, HIDDEN) : figure));
}

function withNote({ label, value }: Figure, note: string): Figure {
  return { label, value, note };
}

function allFigures(props: Omit<SummaryFiguresProps, 'isOld'>): readonly Figure[] {
  const { lines, total, other, by, benchmark, executionUnits } = props;
  const behind = lines.filter(({ reading }) => isBehindReading(reading)).length;
  const aheadUsd = total.aheadUsd ?? 0;
  const direction = `${amountText(Math.abs(aheadUsd))} ${aheadUsd < 0 ? 'behind' : 'ahead'}`;
  const name = BENCHMARK_LABELS[benchmark];
  return [
    filledFigure(total, executionUnits),
    {
      label: 'Against goal',
      value: total.percentAhead === null ? '' : `${formatSigned(total.percentAhead, 2)}%`,
      tone: changeTone(total.percentAhead),
      exact: exactUsd(total.aheadUsd),
      note: `${total.aheadUsd === null ? '' : `${direction} · `}${behind} of ${counted(lines.length, GROUP_WORDS[by])} behind`,
    },
    {
      label: `vs ${name}`,
      value: formatSigned(total.costBps, 1),
      unit: 'bps',
      tone: costTone(total.costBps),
      note: expectedNote(total),
    },
    {
      label: `Cost vs ${name}`,
      value: signedUsd(total.costUsd),
      tone: costTone(total.costUsd),
      exact: exactUsd(total.costUsd),
      note: aboveNote(total),
    },
    {
      label: `vs ${BENCHMARK_LABELS[other.benchmark]}`,
      value: formatSigned(other.total.costBps, 1),
      unit: 'bps',
      tone: costTone(other.total.costBps),
      note: expectedNote(other.total),
    },
    leftFigure(total, executionUnits),
  ];
}

function expectedNote({ expected }: SummaryLine): string {
  return expected === null ? 'no expected range' : `expected ${rangeText(expected)}, 80%`;
}

function aboveNote({ aboveExpectedUsd: usd }: SummaryLine): string {
  if (usd === null) return 'no expected cost';
  return `${amountText(Math.abs(usd))} ${usd < 0 ? 'below' : 'above'} expected`;
}
