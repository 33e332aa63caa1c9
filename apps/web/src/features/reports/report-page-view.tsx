import { DEFAULT_COST_UNIT, type CostUnit } from '@meridian/domain/entities/scheduled-report';
import { reportCellText } from '@meridian/domain/reports/report-cell';
import type { ReportPage, ReportSection, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { useId } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { TabList } from '../../components/tab-list.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFigures } from './report-figures.tsx';
import { chartsOf, REPORT_TABS, type ReportTab } from './report-tabs.ts';
import styles from './report-page.module.css';
import { useReportPage } from './use-saved-reports.ts';

type ReportPageViewProps = {
  readonly location: string;
  readonly tab: ReportTab;
  readonly onTab: (tab: ReportTab) => void;
};

/** A report in the page: the same numbers as its PDF, and its first page as there. */
export function ReportPageView({ location, tab, onTab }: ReportPageViewProps) {
  const { data, error, refetch } = useReportPage(location);
  const panelId = useId();
  if (data === undefined) {
    return error === null ? (
      <LoadingState label="Loading report" />
    ) : (
      <ErrorState title={error.message} source="GET /tca/report_page" onRetry={() => void refetch()} />
    );
  }
  const label = REPORT_TABS.find(({ id }) => id === tab)?.label ?? '';
  return (
    <article className={styles['page']} aria-label={data.title}>
      <header className={styles['head']}>
        <div>
          <h2>{data.title}</h2>
          <p>{data.subtitle}</p>
        </div>
        <span className={styles['house']}>
          <BrandMark size={22} /> Meridian
        </span>
      </header>
      <TabList label="Report" tabs={REPORT_TABS} selected={tab} panelId={panelId} isLined onSelect={onTab} />
      <div className={styles['panel']} role="tabpanel" id={panelId} aria-label={label}>
        <TabContent page={data} tab={tab} />
      </div>
    </article>
  );
}

function TabContent({ page, tab }: { readonly page: ReportPage; readonly tab: ReportTab }) {
  if (tab === '3') return <Background page={page} />;
  const unit = page.cost_unit ?? DEFAULT_COST_UNIT;
  if (tab === '2') return page.sections.map((section) => <Section key={section.id} section={section} unit={unit} />);
  return <FirstPage page={page} />;
}

/** What the numbers say, what was asked for, the key figures and the charts. */
function FirstPage({ page }: { readonly page: ReportPage }) {
  return (
    <>
      <div className={styles['lead']}>
        <p className={styles['summary']}>{page.summary.join(' ')}</p>
        <Facts facts={page.parameters} />
      </div>
      <ReportFigures figures={page.figures} unit={page.cost_unit ?? DEFAULT_COST_UNIT} />
      <div className={styles['charts']}>
        {chartsOf(page).map(({ id, title, finding, chart }) => (
          <section key={id} className={styles['section']} aria-label={title}>
            <h3>{title}</h3>
            <p>{finding}</p>
            <Legend chart={chart} />
            <ReportChart title={title} chart={chart} />
          </section>
        ))}
      </div>
    </>
  );
}

/** What the marks of a chart stand for; without ranges it says so itself. */
function Legend({ chart: { points } }: { readonly chart: NonNullable<ReportSection['chart']> }) {
  if (points.every(({ low }) => low === null)) return null;
  return (
    <p className={styles['legend']}>
      <span data-key="measured">measured, 95% range</span>
      {points.some(({ mark }) => mark !== null) ? <span data-key="estimate">pre-trade estimate</span> : null}
      {points.some((point) => point.is_thin) ? <span data-key="thin">too few orders to tell</span> : null}
    </p>
  );
}

function Section({ section, unit }: { readonly section: ReportSection; readonly unit: CostUnit }) {
  const { title, finding, table, notes } = section;
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <p>{finding}</p>
      {table === null ? null : <Table title={title} table={table} unit={unit} />}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </section>
  );
}

type TableProps = { readonly title: string; readonly table: ReportTable; readonly unit: CostUnit };

function Table({ title, table: { columns, rows }, unit }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <section className={styles['scroll']} aria-label={`Table of ${title}`} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ id, label, kind }) => (
              <th key={id} scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, is_thin, is_total }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a made report never move
            <tr key={index} data-thin={is_thin} data-total={is_total}>
              {columns.map(({ id, kind }, at) => (
                <td key={id} data-kind={kind}>
                  {reportCellText(cells[at] ?? null, kind, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What ran, so that the same report can be made again, and what the words mean. */
function Background({ page: { parameters, provenance, definitions } }: { readonly page: ReportPage }) {
  const facts = [
    ...parameters,
    { label: 'Generated', value: dateAndTime(provenance.generated_ms) },
    { label: 'Data up to', value: provenance.data_to ?? '-' },
    { label: 'Calculation', value: provenance.calculation },
    { label: 'Cost model', value: provenance.cost_model },
    { label: 'Thresholds', value: provenance.thresholds ?? '-' },
  ];
  return (
    <>
      <section className={styles['section']} aria-label="What ran">
        <h3>What ran</h3>
        <Facts facts={facts} />
      </section>
      <section className={styles['section']} aria-label="Definitions">
        <h3>Definitions</h3>
        <Facts facts={definitions.map(({ term, text }) => ({ label: term, value: text }))} />
      </section>
    </>
  );
}

function Facts({ facts }: { readonly facts: ReportPage['parameters'] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
