import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import type { CaseSort, surveillanceCounts } from '@meridian/protocol/rest/surveillance-calls';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Segments } from '../../components/segments.tsx';
import type { CaseAddress, StateChoice } from './case-address.ts';
import styles from './case-filters.module.css';

type CaseFiltersProps = {
  readonly address: CaseAddress;
  readonly counts: CallResponse<typeof surveillanceCounts> | undefined;
  readonly onChange: (change: Partial<CaseAddress>) => void;
};

const ALL = { value: '', label: 'All' };
const SCORES = [0, 50, 70, 85].map((score) => ({
  value: String(score),
  label: score === 0 ? 'Any' : `${score} or more`,
}));
const SORTS = [
  { value: 'score', label: 'Score' },
  { value: 'newest', label: 'Newest' },
  { value: 'account', label: 'Account' },
  { value: 'symbol', label: 'Symbol' },
] as const satisfies readonly { value: CaseSort; label: string }[];

export function CaseFilters({ address, counts, onChange }: CaseFiltersProps) {
  const { open = 0, dismissed = 0, escalated = 0, accounts = [], rules = [] } = counts ?? {};
  const states: readonly { value: StateChoice; label: string }[] = [
    { value: 'all', label: `All ${open + dismissed + escalated}` },
    { value: 'open', label: `Open ${open}` },
    { value: 'escalated', label: `Escalated ${escalated}` },
    { value: 'dismissed', label: `Dismissed ${dismissed}` },
  ];
  return (
    <section className={styles['filters']} aria-label="Filters">
      <Segments label="State" options={states} selected={address.state} onSelect={(state) => onChange({ state })} />
      <ChoiceField
        label="Rule"
        choices={[ALL, ...rules.map(({ rule, rule_name }) => ({ value: rule, label: `${rule} ${rule_name}` }))]}
        value={address.rule}
        onChange={(rule) => onChange({ rule })}
      />
      <ChoiceField
        label="Account"
        choices={[ALL, ...accounts.map((account) => ({ value: account, label: account }))]}
        value={address.account}
        onChange={(account) => onChange({ account })}
      />
      <ChoiceField
        label="Score"
        choices={SCORES}
        value={String(address.minScore)}
        onChange={(score) => onChange({ minScore: Number(score) })}
      />
      <ChoiceField label="Sort" choices={SORTS} value={address.sort} onChange={(sort) => onChange({ sort })} />
    </section>
  );
}
