import { shownTone } from '@meridian/domain/cell-tone';
import type { CostGrouping } from '@meridian/domain/entities/cost-analysis-result';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { type KeyboardEvent, useRef } from 'react';
import { type SummaryColumn, summaryColumns } from './summary-columns.tsx';
import type { SummarySettings } from './summary-address.ts';
import { counted, GROUP_WORDS, lineName } from './summary-texts.ts';
import { useFrozenOrder } from './use-frozen-order.ts';
import cards from './execution-summary.module.css';
import styles from './summary-table.module.css';

type SummaryTableProps = {
  readonly lines: readonly SummaryLine[];
  readonly total: SummaryLine;
  readonly settings: SummarySettings;
  readonly isOld: boolean;
  readonly selectedId: string | null;
  readonly openId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string | null) => void;
};

/** One line per group. A line opens its orders below. */
export function SummaryTable(props: SummaryTableProps) {
  const { lines, total, settings, isOld, selectedId, openId, onSelect, onOpen } = props;
  const { shown, isFrozen, listeners } = useFrozenOrder(lines);
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = summaryColumns(settings, lines);
  const words = GROUP_WORDS[settings.by];
  const focusedId = shown.some(({ id }) => id === selectedId) ? selectedId : (shown[0]?.id ?? null);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown.findIndex(({ id }) => id === focusedId);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(shown.length - 1, Math.max(0, next));
    const line = shown[to];
    if (line !== undefined) onSelect(line.id);
    body.current?.querySelectorAll('button').item(to).focus();
  };
  return (
    <section className={cards['card']} aria-labelledby="summary-by" data-old={isOld ? '' : undefined}>
      <h2 className={cards['cardTitle']} id="summary-by">
        By {words.one}
        <span>{isFrozen ? 'order held while you read' : 'sorted by cost above expected'}</span>
      </h2>
      <div className={styles['scroll']} {...listeners}>
        <table className={styles['table']} aria-label={`Execution summary by ${words.one}`}>
          <Head columns={columns} by={settings.by} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons */}
          <tbody ref={body} onKeyDown={move}>
            {shown.map((line) => (
              <Line
                key={line.id}
                line={line}
                columns={columns}
                isSelected={line.id === selectedId}
                isOpen={line.id === openId}
                isFocusable={line.id === focusedId}
                onSelect={onSelect}
                onOpen={onOpen}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total, {counted(lines.length, words)}</th>
              {columns.map((column) => (
                <Cell key={column.id} column={column} line={column.id === 'above' ? null : total} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Head({ columns, by }: { readonly columns: readonly SummaryColumn[]; readonly by: CostGrouping }) {
  const { one } = GROUP_WORDS[by];
  return (
    <thead>
      <tr>
        <th scope="col">{one.charAt(0).toUpperCase() + one.slice(1)}</th>
        {columns.map(({ id, header, spokenHeader, isText, isWide }) => (
          <th key={id} scope="col" data-text={isText} data-wide={isWide}>
            {spokenHeader === undefined ? header : <span className="salt-visuallyHidden">{spokenHeader}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type LineProps = {
  readonly line: SummaryLine;
  readonly columns: readonly SummaryColumn[];
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly isFocusable: boolean;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string | null) => void;
};

function Line({ line, columns, isSelected, isOpen, isFocusable, onSelect, onOpen }: LineProps) {
  const open = () => {
    onSelect(line.id);
    onOpen(line.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight') open();
    else if (event.key === 'ArrowLeft' && isOpen) onOpen(null);
    else return;
    event.preventDefault();
  };
  return (
    <tr data-selected={isSelected ? '' : undefined} data-open={isOpen ? '' : undefined} onClick={open}>
      <th scope="row" title={lineName(line)}>
        <button
          type="button"
          tabIndex={isFocusable ? 0 : -1}
          aria-expanded={isOpen}
          onFocus={() => onSelect(line.id)}
          onKeyDown={onKeyDown}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {lineName(line)}
        </button>
      </th>
      {columns.map((column) => (
        <Cell key={column.id} column={column} line={line} />
      ))}
    </tr>
  );
}

/** Without a line the cell stays empty. */
function Cell({ column, line }: { readonly column: SummaryColumn; readonly line: SummaryLine | null }) {
  const { isText, isWide, tone, exact, cell } = column;
  if (line === null) return <td data-wide={isWide} aria-hidden="true" />;
  const content = cell(line);
  const own = tone?.(line);
  const shown = own === undefined || typeof content !== 'string' ? own : shownTone(own, content);
  return (
    <td data-text={isText} data-wide={isWide} data-tone={shown} title={exact?.(line)}>
      {content}
    </td>
  );
}
