import { formatFixed, formatQuantity, formatSigned } from '@meridian/domain/number-format';
import type { VenueAnalytics, VenueLine, VenueMean } from '@meridian/protocol/rest/venue-analytics-calls';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { usePreferences } from '../../lib/preferences.ts';
import type { VenueTab } from './venue-address.ts';
import {
  hasFew,
  horizonText,
  isSure,
  meanText,
  readingOf,
  readingRule,
  spreadText,
  TOXICITY_RULE,
} from './venue-texts.ts';
import styles from './venue-analytics.module.css';

type VenueTableProps = {
  readonly data: VenueAnalytics;
  readonly tab: VenueTab;
  readonly selected: string | null;
  readonly onSelect: (venue: string) => void;
};

/** A line for each venue; arrows move, and the chart follows. */
export function VenueTable({ data, tab, selected, onSelect }: VenueTableProps) {
  const thresholds = usePreferences(({ venue_thresholds }) => venue_thresholds);
  const body = useRef<HTMLTableSectionElement>(null);
  const lines = tab === 'dark-lit' ? [data.lit, data.dark] : data.venues;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = Math.max(
      0,
      lines.findIndex(({ venue }) => venue === selected),
    );
    const next = Math.min(lines.length - 1, Math.max(0, at + step));
    const line = lines[next];
    if (line !== undefined) onSelect(line.venue);
    body.current?.querySelectorAll('button').item(next).focus();
  };
  const extra = tab === 'passiveness' ? PASSIVENESS : [];
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label="Venues">
        <thead>
          <tr>
            {['Venue', 'Type', 'Fills', 'Share %', 'Fill rate %', 'Avg size', 'Eff. spread'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {data.horizons_ms.map((ms) => (
              <th key={ms} scope="col">
                Markout {horizonText(ms)}
              </th>
            ))}
            <th scope="col">Reversion 5 m</th>
            <ToxicityHead />
            {extra.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
            <th scope="col" title={readingRule(thresholds)}>
              Reading
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons */}
        <tbody ref={body} onKeyDown={move}>
          {lines.map((line) => (
            <Row key={line.venue} line={line} extra={extra} isSelected={line.venue === selected}>
              <button
                type="button"
                tabIndex={line.venue === selected ? 0 : -1}
                aria-pressed={line.venue === selected}
                onClick={() => onSelect(line.venue)}
              >
                {line.venue} <small>{line.name}</small>
              </button>
            </Row>
          ))}
        </tbody>
        <tfoot>
          {tab === 'dark-lit' ? <Difference data={data} /> : null}
          <Row line={data.all} extra={extra} isSelected={false}>
            All venues
          </Row>
        </tfoot>
      </table>
    </div>
  );
}

type ExtraColumn = { readonly id: string; readonly header: string; readonly cell: (line: VenueLine) => ReactNode };

const PASSIVENESS: readonly ExtraColumn[] = (['add', 'mid', 'remove'] as const).flatMap((liquidity) => {
  const of = (line: VenueLine) => line.passiveness.find((each) => each.liquidity === liquidity);
  return [
    {
      id: `${liquidity} share`,
      header: `${liquidity} %`,
      cell: (line: VenueLine) => formatFixed(of(line)?.share_percent ?? null, 1),
    },
    {
      id: `${liquidity} markout`,
      header: `${liquidity} 1 s`,
      cell: (line: VenueLine) => <Mean mean={of(line)?.markout ?? null} isFew={(of(line)?.n_eff ?? 0) < 30} />,
    },
  ];
});

type RowProps = {
  readonly line: VenueLine;
  readonly extra: readonly ExtraColumn[];
  readonly isSelected: boolean;
  readonly children: ReactNode;
};

function Row({ line, extra, isSelected, children }: RowProps) {
  const isFew = hasFew(line);
  const thresholds = usePreferences(({ venue_thresholds }) => venue_thresholds);
  const reading = readingOf(line, thresholds);
  return (
    <tr data-selected={isSelected ? '' : undefined} data-few={isFew ? '' : undefined}>
      <th scope="row">{children}</th>
      <td>{line.kind ?? ''}</td>
      <td title={`${formatFixed(line.n_eff, 0)} effective`}>{formatQuantity(line.fills)}</td>
      <td>{formatFixed(line.share_percent, 1)}</td>
      <td>{formatFixed(line.fill_rate_percent, 1)}</td>
      <td>{formatFixed(line.avg_size, 0)}</td>
      <td>{formatSigned(line.effective_spread_bps, 2)}</td>
      {line.markouts.map((mean, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a horizon is its place.
        <td key={at} data-tint={tintOf(mean, isFew)}>
          <Mean mean={mean} isFew={isFew} />
        </td>
      ))}
      <td>
        <Mean mean={line.reversion} isFew={isFew} />
      </td>
      <td>{isFew ? '' : <Mean mean={line.toxicity} isFew={false} />}</td>
      {extra.map(({ id, cell }) => (
        <td key={id}>{cell(line)}</td>
      ))}
      <td title={readingRule(thresholds)}>
        {reading === null ? (
          ''
        ) : (
          <span className={styles['reading']} data-reading={reading}>
            {reading}
          </span>
        )}
      </td>
    </tr>
  );
}

const NOTHING = '';
const BEFORE_MARKOUTS = 6;
/** Beside the reading, which stays in sight. */
const AFTER_MARKOUTS = 2;

/** What dark fills were worth more than lit ones. An interval without zero says that the two differ. */
function Difference({ data: { dark, lit, dark_less_lit } }: { readonly data: VenueAnalytics }) {
  const isFew = hasFew(dark) || hasFew(lit);
  return (
    <tr data-few={isFew ? '' : undefined}>
      <th scope="row">Dark less lit</th>
      <td colSpan={BEFORE_MARKOUTS}>{NOTHING}</td>
      {dark_less_lit.map((mean, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a horizon is its place.
        <td key={at} data-tint={tintOf(mean, isFew)}>
          <Mean mean={mean} isFew={isFew} />
        </td>
      ))}
      <td colSpan={AFTER_MARKOUTS}>{NOTHING}</td>
      <td>{NOTHING}</td>
    </tr>
  );
}

/** Only where the interval excludes zero, and there are enough fills to say so. */
function tintOf(mean: VenueMean, isFew: boolean): 'against' | 'for' | undefined {
  if (isFew || mean === null || !isSure(mean)) return undefined;
  return mean.mean < 0 ? 'against' : 'for';
}

function Mean({ mean, isFew }: { readonly mean: VenueMean; readonly isFew: boolean }) {
  return (
    <span data-few={isFew ? '' : undefined}>
      {meanText(mean)} <small>{isFew ? '' : spreadText(mean)}</small>
    </span>
  );
}

function ToxicityHead() {
  return (
    <th scope="col" title={TOXICITY_RULE}>
      Toxicity
    </th>
  );
}
