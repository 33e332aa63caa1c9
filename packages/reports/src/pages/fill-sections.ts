import type { ReportSection } from '@meridian/protocol/rest/report-page-schema';
import type { FillGroup } from '../fills/fill-groups.ts';
import { type ColumnOf, tableOf } from './page-parts.ts';

/** A table of fills by venue or destination. */
export function fillSection(
  id: string,
  title: string,
  groupLabel: string,
  groups: readonly FillGroup[],
  all: FillGroup,
): ReportSection {
  const columns: readonly ColumnOf<FillGroup>[] = [
    { id: 'group', label: groupLabel, kind: 'text', cell: ({ label }) => label },
    { id: 'fills', label: 'Fills', kind: 'count', cell: ({ fills }) => fills },
    { id: 'filled', label: 'Filled', kind: 'usd', cell: ({ usd }) => usd },
    { id: 'share', label: 'Share', kind: 'percent', cell: ({ usd }) => (all.usd > 0 ? (100 * usd) / all.usd : null) },
    { id: 'added', label: 'Added', kind: 'percent', cell: ({ shares }) => shares.add },
    { id: 'mid', label: 'Mid', kind: 'percent', cell: ({ shares }) => shares.mid },
    { id: 'removed', label: 'Removed', kind: 'percent', cell: ({ shares }) => shares.remove },
    { id: 'auction', label: 'Auction', kind: 'percent', cell: ({ shares }) => shares.auction },
    { id: 'effective', label: 'Effective spread', kind: 'number', cell: ({ effective }) => effective },
    { id: 'realised', label: 'Realised, 5 s', kind: 'number', cell: ({ realised }) => realised },
    { id: 'markout', label: 'Markout 1 s, bps', kind: 'number', cell: ({ markout }) => markout },
    { id: 'low', label: 'From', kind: 'number', cell: ({ interval }) => interval?.low ?? null },
    { id: 'high', label: 'To', kind: 'number', cell: ({ interval }) => interval?.high ?? null },
    { id: 'toxicity', label: 'Toxicity', kind: 'number', cell: ({ toxicity }) => toxicity },
  ];
  const against = groups.filter(({ interval }) => interval !== null && interval.high < 0).map(({ label }) => label);
  return {
    id,
    title,
    finding:
      against.length === 0
        ? `After fills prices moved clearly against us nowhere.`
        : `Prices moved against us after fills on ${against.slice(0, 6).join(', ')}.`,
    chart: null,
    table: tableOf([...groups, { ...all, label: 'All' }], columns, { isTotal: ({ label }) => label === 'All' }),
    notes: [
      'Markout: the mid one second after a fill against its price; negative means that the market moved against us.',
      'Toxicity: what resting and midpoint fills lost in that second, in half spreads of their own. 0 is harmless, negative is good.',
    ],
  };
}
