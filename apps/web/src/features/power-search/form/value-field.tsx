import type { SearchField } from '@meridian/domain/power-search/search-fields';
import { knownSearchValues } from '@meridian/domain/power-search/search-values';
import { useMemo, useState } from 'react';
import type { DraftCondition } from '../draft/search-draft.ts';
import { RANGE_SIGN } from '../draft/value-text.ts';
import { ordersText } from '../field/orders-text.ts';
import { SuggestBox } from '../../../components/suggest-box/suggest-box.tsx';
import type { Suggestion } from '../../../components/suggest-box/suggestion.ts';
import { useValueSuggestions } from '../field/use-value-suggestions.ts';
import styles from './condition-form.module.css';
import { lastTyped, withLastTyped } from './last-typed.ts';

type ValueFieldProps = {
  readonly field: SearchField;
  readonly condition: DraftCondition;
  /** The id of the error text. */
  readonly problemId: string | undefined;
  readonly onChange: (value: string) => void;
};

const HINTS = {
  text: 'text',
  choice: 'value',
  number: 'number',
  flag: 'on or off',
  date: '2026-01-31',
  time: '2026-01-31T14:30Z',
} as const;

/** The value of a condition. A range has two inputs. */
export function ValueField(props: ValueFieldProps) {
  const { field, condition, onChange } = props;
  if (condition.operator !== 'between') return <OneField {...props} label={`${field.header}: value`} />;
  const [low = '', high = ''] = condition.value.split(RANGE_SIGN);
  const end = (label: string, value: string, change: (text: string) => string) => (
    <OneField
      {...props}
      label={`${field.header}: ${label}`}
      condition={{ ...condition, operator: '=', value }}
      onChange={(text) => onChange(change(text))}
    />
  );
  return (
    <span className={styles['range']}>
      {end('from', low, (text) => `${text}${RANGE_SIGN}${high}`)}
      {end('to', high, (text) => `${low}${RANGE_SIGN}${text}`)}
    </span>
  );
}

function OneField({ field, condition, problemId, onChange, label }: ValueFieldProps & { readonly label: string }) {
  const isList = condition.operator === 'in';
  const typed = lastTyped(condition.value, isList);
  const [isUsed, setUsed] = useState(false);
  // Only the focused field requests values.
  const live = useValueSuggestions(isUsed ? { field, typed } : null);
  const suggestions = useMemo(() => {
    const counted = live.map(({ value, no_of_orders }) => suggestion(value, ordersText(no_of_orders)));
    const seen = new Set(live.map(({ value }) => value));
    const known = knownSearchValues(field).filter((value) => !seen.has(value));
    const wanted = typed.toLowerCase();
    const all = [...counted, ...known.map((value) => suggestion(value, ''))];
    return all.filter(({ text }) => text.toLowerCase().startsWith(wanted) && text !== typed);
  }, [live, field, typed]);
  return (
    <SuggestBox
      label={label}
      placeholder={HINTS[field.kind]}
      value={condition.value}
      suggestions={suggestions}
      isInvalid={problemId !== undefined}
      describedBy={problemId}
      onChange={onChange}
      onCursor={() => setUsed(true)}
      onLeave={() => setUsed(false)}
      onPick={({ text }) => onChange(withLastTyped(condition.value, isList, text))}
    />
  );
}

function suggestion(text: string, detail: string): Suggestion {
  return { key: text, text, detail };
}
