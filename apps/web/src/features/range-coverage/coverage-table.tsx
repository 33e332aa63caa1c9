import { formatUpTo } from '@meridian/domain/number-format';
import { Fragment } from 'react';
import { CoverageBar } from './coverage-bar.tsx';
import { byClass, type Coverage, type CoverageGroup, percentText, rangeText, verdictText } from './coverage-text.ts';
import styles from './range-coverage.module.css';

type CoverageTableProps = { readonly groups: readonly CoverageGroup[]; readonly all: Coverage | null };

/** Strategies below their asset class: how often their ranges held, and the conclusion. */
export function CoverageTable({ groups, all }: CoverageTableProps) {
  return (
    <table className={styles.table}>
      <caption className="salt-visuallyHidden">How often cost ranges held, by strategy</caption>
      <thead>
        <tr>
          {['Strategy', 'Orders', 'Independent', 'Held', '95 % certain', '50 to 100 %', 'Verdict'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byClass(groups).map(({ name, groups: own }) => (
          <Fragment key={name}>
            <tr className={styles.class}>
              <th scope="rowgroup" colSpan={7}>
                {name}
              </th>
            </tr>
            {own.map(({ strat, coverage }) => (
              <CoverageRow key={strat} name={strat} coverage={coverage} />
            ))}
          </Fragment>
        ))}
      </tbody>
      {all === null ? null : (
        <tfoot>
          <CoverageRow name="All orders" coverage={all} />
        </tfoot>
      )}
    </table>
  );
}

function CoverageRow({ name, coverage }: { readonly name: string; readonly coverage: Coverage }) {
  const isKnown = coverage.verdict !== 'too-few';
  return (
    <tr data-known={isKnown}>
      <th scope="row">{name}</th>
      <td>{formatUpTo(coverage.orders, 0)}</td>
      <td>{formatUpTo(coverage.effective, 0)}</td>
      <td>{percentText(coverage.share)}</td>
      <td>{rangeText(coverage)}</td>
      <td>
        <CoverageBar coverage={coverage} />
      </td>
      <td data-verdict={coverage.verdict}>{verdictText(coverage)}</td>
    </tr>
  );
}
