import { usdText } from '@meridian/domain/cell-text';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { VenueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import { Button } from '@salt-ds/core';
import { ChartLineIcon, DownloadIcon } from '@salt-ds/icons';
import { useCallback, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { tableCsv, tableFileName } from '../components/chart/table-data.ts';
import { downloadText } from '../components/data-grid/control/copy-text.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingQuery } from '../components/loading-query.tsx';
import { Segments } from '../components/segments.tsx';
import { TabList } from '../components/tab-list.tsx';
import { EveryVenue } from '../features/venue-analytics/every-venue.tsx';
import { MarkoutChart } from '../features/venue-analytics/markout-chart.tsx';
import { ThresholdDialog } from '../features/venue-analytics/threshold-dialog.tsx';
import { useVenueAnalytics, venueErrorText } from '../features/venue-analytics/use-venue-analytics.ts';
import {
  VENUE_TABS,
  type VenueSettings,
  venueSettingsOf,
  withVenueSettings,
} from '../features/venue-analytics/venue-address.ts';
import styles from '../features/venue-analytics/venue-analytics.module.css';
import { comparedVenues } from '../features/venue-analytics/compared-venues.ts';
import { venueFile } from '../features/venue-analytics/venue-csv.ts';
import { VenueTable } from '../features/venue-analytics/venue-table.tsx';
import { VenueVerdict } from '../features/venue-analytics/venue-verdict.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useAssetSelection } from '../layout/use-asset-selection.ts';
import { usePreferences } from '../lib/preferences.ts';
import { timeOfDay } from '../lib/time-text.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useSession } from '../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Venue analytics';
const DAYS = [
  { value: '0', label: 'Today' },
  { value: '5', label: '5 d' },
  { value: '20', label: '20 d' },
  { value: '60', label: '60 d' },
  { value: '120', label: '120 d' },
  { value: '366', label: 'All' },
] as const;
const SIDES = [
  { value: 'both', label: 'Both' },
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const;
const WEIGHTS = [
  { value: 'notional', label: 'Notional' },
  { value: 'equal', label: 'Equal' },
] as const;

/** `/trade-analitycs/venues`: what fills at each venue were worth afterwards. */
export function VenueAnalyticsScreen() {
  const isPermitted = useSession(selectHasMarketDataPermit);
  if (isPermitted) return <Venues />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Market data" />
    </ScreenFrame>
  );
}

function Venues() {
  const [asset] = useAssetSelection();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const settings = venueSettingsOf(search);
  const change = useCallback(
    (part: Partial<VenueSettings>) =>
      changeSearch((now) => withVenueSettings(now, { ...venueSettingsOf(now), ...part })),
    [changeSearch],
  );
  const query = useVenueAnalytics(settings, asset === 'EQUITY' ? 'EQUITY' : 'FUTURE');
  const { data } = query;
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={
        <>
          <Segments label="Days" options={DAYS} selected={settings.days} onSelect={(days) => change({ days })} />
          <span className={styles['label']}>Side</span>
          <Segments label="Side" options={SIDES} selected={settings.side} onSelect={(side) => change({ side })} />
          <span className={styles['label']}>Weight</span>
          <Segments
            label="Weight"
            options={WEIGHTS}
            selected={settings.weight}
            onSelect={(weight) => change({ weight })}
          />
          <VenueChoice
            label="Country"
            all="All countries"
            names={data?.countries ?? []}
            chosen={settings.country}
            onChoose={(country) => change({ country })}
          />
          <VenueChoice
            label="Strategy"
            all="All strategies"
            names={data?.strats ?? []}
            chosen={settings.strat}
            onChoose={(strat) => change({ strat })}
          />
        </>
      }
      actions={
        data === undefined ? undefined : (
          <>
            <Thresholds />
            <Button appearance="bordered" onClick={() => saveCsv(data, settings.tab)}>
              <DownloadIcon aria-hidden /> CSV
            </Button>
          </>
        )
      }
      statusBar={data === undefined ? undefined : <VenueStatus data={data} />}
    >
      <Answer query={query} settings={settings} onChange={change} />
    </ScreenFrame>
  );
}

type AnswerProps = {
  readonly query: ReturnType<typeof useVenueAnalytics>;
  readonly settings: VenueSettings;
  readonly onChange: (part: Partial<VenueSettings>) => void;
};

function Answer({ query, settings, onChange }: AnswerProps) {
  const { data, error } = query;
  if (error !== null) {
    const title = venueErrorText(error);
    return <ErrorState title={title} source="GET /venue/analytics" onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) return <LoadingQuery label="Loading venue analytics" query={query} />;
  return <VenueContent data={data} settings={settings} onChange={onChange} />;
}

type VenueChoiceProps = {
  readonly label: string;
  readonly all: string;
  readonly names: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
};

/** One of the names, or all. A name of the address that the days do not have stays in the list. */
function VenueChoice({ label, all, names, chosen, onChoose }: VenueChoiceProps) {
  const shown = chosen === null || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <select
      className={styles['choice']}
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{all}</option>
      {shown.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Thresholds() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button appearance="bordered" onClick={() => setOpen(true)}>
        Thresholds
      </Button>
      {isOpen ? <ThresholdDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function saveCsv(data: VenueAnalytics, tab: VenueSettings['tab']): void {
  const file = venueFile(data, tab, usePreferences.getState().venue_thresholds);
  downloadText(tableCsv(file), tableFileName(file.caption, 'csv'), document);
}

type ContentProps = {
  readonly data: VenueAnalytics;
  readonly settings: VenueSettings;
  readonly onChange: (part: Partial<VenueSettings>) => void;
};

function VenueContent({ data, settings, onChange }: ContentProps) {
  const panelId = useId();
  const isActionPermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const { tab } = settings;
  const lines = tab === 'dark-lit' ? [data.lit, data.dark] : data.venues;
  const chosen = lines.find(({ venue }) => venue === settings.venue) ?? lines[0];
  const isDarkLit = tab === 'dark-lit';
  const drawn = useMemo(() => comparedVenues(chosen, data), [chosen, data]);
  if (data.all.fills === 0 || chosen === undefined) {
    return (
      <EmptyState
        icon={<ChartLineIcon />}
        title="No fills in these days"
        detail={`There is no fill of this asset class with a market after it from ${data.from} to ${data.until}.`}
      />
    );
  }
  return (
    <>
      <TabList
        label={TITLE}
        tabs={VENUE_TABS}
        selected={tab}
        panelId={panelId}
        isLined
        onSelect={(next) => onChange({ tab: next, venue: null })}
      />
      <div className={styles['screen']} id={panelId} role="tabpanel" aria-label={TITLE}>
        <VenueTable data={data} tab={tab} selected={chosen.venue} onSelect={(venue) => onChange({ venue })} />
        <VenueVerdict line={chosen} isActionPermitted={isActionPermitted} />
        <div className={styles['charts']}>
          <MarkoutChart
            title={isDarkLit ? 'Lit against dark' : `${chosen.venue} against its peers`}
            horizonsMs={data.horizons_ms}
            lines={drawn}
          />
          <EveryVenue data={data} selected={chosen.venue} onSelect={(venue) => onChange({ tab: 'all', venue })} />
        </div>
      </div>
    </>
  );
}

function VenueStatus({ data }: { readonly data: VenueAnalytics }) {
  return (
    <>
      <span>
        <b>{data.venues.length}</b> venues
      </span>
      <span>
        <b>{data.all.fills.toLocaleString('en-US')}</b> fills
      </span>
      <span>
        Traded <b>{usdText(Math.round(data.all.usd))}</b>
      </span>
      <span>
        Half spread <b>{formatFixed(data.half_spread_bps, 2)}</b> bps
      </span>
      <span>
        1 s markout <b>{formatSigned(data.all.markouts[1]?.mean ?? null, 2)}</b> bps
      </span>
      <span>
        {data.from} to {data.until}
      </span>
      <span>{todayText(data)}</span>
      <span>Computed {timeOfDay(data.computed_ms)}, fresh for 5 min</span>
    </>
  );
}

/** Whether today is in the figures. */
function todayText({ today, until }: VenueAnalytics): string {
  if (today === null) return `Today is not included: the figures end on ${until}`;
  const fills = `${today.fills.toLocaleString('en-US')} fills of today included`;
  if (today.unseen_fills === 0) return fills;
  return `${fills}, ${today.unseen_fills.toLocaleString('en-US')} without markouts because the engine restarted`;
}
