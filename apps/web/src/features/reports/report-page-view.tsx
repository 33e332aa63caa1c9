import type { ReportPage, ReportSection, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import { pageCellText } from './page-cells.ts';
import { RangeChart } from './range-chart.tsx';
import styles from './report-page.module.css';
import { useReportPage } from './use-saved-reports.ts';

/** A report in the page: the same numbers as its PDF. */
export function ReportPageView({ location }: { readonly location: string }) {
  const { data, error, refetch } = useReportPage(location);
  if (data === undefined) {
    return error === null ? (
      <LoadingState label="Loading report" />
    ) : (
      <ErrorState title={error.message} source="GET /tca/report_page" onRetry={() => void refetch()} />
    );
  }
  return (
    <article className={styles['page']} aria-label={data.title}>
      <header>
        <h2>{data.title}</h2>
        <p>{data.subtitle}</p>
      </header>
      <ul className={styles['findings']}>
        {data.summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Figures figures={data.figures} />
      {data.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <Background page={data} />
    </article>
  );
}

function Figures({ figures }: Pick<ReportPage, 'figures'>) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ label, value, kind, low, high, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null ? '-' : pageCellText(value, kind)}</dd>
          <dd>
            {low === null || high === null ? '' : `${pageCellText(low, kind)} to ${pageCellText(high, kind)} · `}
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ section }: { readonly section: ReportSection }) {
  const { title, finding, chart, table, notes } = section;
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <p>{finding}</p>
      {chart === null ? null : <RangeChart title={title} chart={chart} />}
      {table === null ? null : <Table title={title} table={table} />}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </section>
  );
}

function Table({ title, table: { columns, rows } }: { readonly title: string; readonly table: ReportTable }) {
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
                  {pageCellText(cells[at] ?? null, kind)}
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
        <dl className={styles['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles['section']} aria-label="Definitions">
        <h3>Definitions</h3>
        <dl className={styles['facts']}>
          {definitions.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
